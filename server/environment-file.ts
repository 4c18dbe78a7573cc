import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from '#server/settings-error.ts';

/**
 * What Node reads as it was meant. It cuts a value at `#` and passes over what it does not
 * understand, so `TOKEN=a#b` and a quote that is never closed are not among it.
 */
const understood =
  /^[ \t]*(?:(?:export[ \t]+)?\w+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|(?:[^\s'"`#][^\n#]*?)?)[ \t]*(?:(?<=[ \t=])#[^\n]*)?|#[^\n]*)?$/gm;

/** Adds what `.env` in the working directory says. What is set already stays as it is. */
export function loadEnvironmentFile(path = '.env', environment = process.env): void {
  const text = read(path);
  if (text === undefined) return;
  const lines = linesNotUnderstood(text);
  if (lines.length > 0) {
    throw new SettingsError(
      `${resolve(path)} is not understood in ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}. ` +
        'Write NAME=value; a value with # or with a quote stands in quotes; a note begins with #.',
    );
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}

function read(path: string): string | undefined {
  try {
    // Windows ends lines in two characters, and begins files with a mark.
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith('ENOENT')) return undefined;
    throw new SettingsError(
      `${resolve(path)} cannot be read (${reason}). Let this user read it, or take it away.`,
    );
  }
}

/** Never the lines themselves: they may hold a password. */
function linesNotUnderstood(text: string): number[] {
  const rest = text.replace(understood, (match) => match.replace(/[^\n]/g, ''));
  return rest.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
}
