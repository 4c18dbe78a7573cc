import { checkNodeVersion } from '#server/node-version.ts';

if (checkNodeVersion()) await import('#server/inquiry/commands/command-line.ts');
