import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Thrown for settings the server can't start with. The message says which, and what to write. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Adds what `.env` in the working directory sets. Variables that are already set keep their value. */
export function loadEnvironmentFile(path = '.env', environment = process.env): void {
  if (!existsSync(path)) return;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `${resolve(path)} cannot be read (${error}). Let this user read it, or remove it.`,
    );
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
