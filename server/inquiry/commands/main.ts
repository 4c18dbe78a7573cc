/** Runs the inquiry commands with the server's settings (`node inquiries.js`). */
import { isNodeNewEnough } from '#server/node-version.ts';

if (isNodeNewEnough()) await import('#server/inquiry/commands/command-line.ts');
