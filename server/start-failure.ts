import { SettingsError } from '#server/environment-file.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';

/** Returns only the message if the operator can fix the problem, and the whole error otherwise. */
export function describeStartFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const isAddressError = 'syscall' in error && /^(?:listen|getaddrinfo)$/.test(`${error.syscall}`);
  if (isAddressError) return explainListenFailure(code, error.message);
  const isExplained =
    error instanceof SettingsError ||
    error instanceof NewerSchemaError ||
    error.constructor === Error;
  return code === undefined && isExplained ? error.message : error;
}

function explainListenFailure(code: unknown, reason: string): string {
  if (code === 'EADDRINUSE') {
    return `The address is already in use (${reason}). Stop the other program or set PORT.`;
  }
  if (code === 'EACCES') {
    return `This user isn't allowed to use the port (${reason}). Set PORT to 1024 or more and put a proxy in front of the server.`;
  }
  return `The address cannot be used (${reason}). Set HOST to one of this machine's addresses, such as 127.0.0.1.`;
}
