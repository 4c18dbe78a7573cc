/** `node inquiries.js`: commands for inquiries, with the settings of the server. */
import { isNodeNewEnough } from '#server/node-version.ts';

if (isNodeNewEnough()) await import('#server/inquiry/commands/command-line.ts');
