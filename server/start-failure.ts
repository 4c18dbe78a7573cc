import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { SettingsError } from '#server/settings.ts';

/** What an operator can act on is said in a sentence; anything else is a fault with its stack. */
export function startFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `The address is taken (${error.message}). Stop what listens there, or set PORT.`;
  }
  return code === undefined && isExplained(error) ? error.message : error;
}

function isExplained(error: Error): boolean {
  return (
    error instanceof SettingsError ||
    error instanceof NewerSchemaError ||
    error.constructor === Error
  );
}
