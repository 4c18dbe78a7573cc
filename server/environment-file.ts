import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The message explains what to fix, so print it without a stack trace. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Variables that are already set keep their value. */
export function loadEnvironmentFile(path = '.env', environment = process.env): void {
  if (!existsSync(path)) return;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `${resolve(path)} cannot be read (${error}). Give this user permission to read it, or delete it.`,
    );
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
