import { SettingsError } from '#server/environment-file.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';

/** What an operator can act on is said in a sentence; anything else is a fault with its stack. */
export function startFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const concernsAddress = 'syscall' in error && /^(?:listen|getaddrinfo)$/.test(`${error.syscall}`);
  if (concernsAddress) return cannotListen(code, error.message);
  return code === undefined && isExplained(error) ? error.message : error;
}

function cannotListen(code: unknown, reason: string): string {
  if (code === 'EADDRINUSE') {
    return `The address is taken (${reason}). Stop what listens there, or set PORT.`;
  }
  if (code === 'EACCES') {
    return `The port is not open to this user (${reason}). Set PORT to 1024 or more, and let a proxy stand in front of it.`;
  }
  return `The address cannot be used (${reason}). Set HOST to an address of this machine, such as 127.0.0.1.`;
}

function isExplained(error: Error): boolean {
  return (
    error instanceof SettingsError ||
    error instanceof NewerSchemaError ||
    error.constructor === Error
  );
}
