/** `node inquiries.js`: the commands for inquiries, with the settings that the server has. */
import { isNodeNewEnough } from '#server/node-version.ts';

if (isNodeNewEnough()) import('#server/inquiry/commands/command-line.ts');
