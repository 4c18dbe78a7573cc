/** `node main.js`: the server. Whatever an old Node cannot read is imported after the check. */
import { isNodeNewEnough } from '#server/node-version.ts';

if (isNodeNewEnough()) import('#server/start.ts');
