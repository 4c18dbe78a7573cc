import { SettingsError } from '#server/environment-file.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';

/** Returns only the message of an error that the operator can fix, and any other error in full. */
export function describeStartFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const concernsAddress = 'syscall' in error && /^(?:listen|getaddrinfo)$/.test(`${error.syscall}`);
  if (concernsAddress) return cannotListen(code, error.message);
  return code === undefined && isExplained(error) ? error.message : error;
}

function cannotListen(code: unknown, reason: string): string {
  if (code === 'EADDRINUSE') {
    return `The address is in use (${reason}). Stop the other program, or set PORT.`;
  }
  if (code === 'EACCES') {
    return `This user may not use the port (${reason}). Set PORT to 1024 or more and put a proxy in front of the server.`;
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
