export interface SmtpServer {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/** Encryption is required unless the address says `?requireTLS=false`, for a relay on this host. */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    throw new Error(
      'SMTP_URL must look like smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587.',
    );
  }
  const secure = url.protocol === 'smtps:';
  const server = {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: url.searchParams.get('requireTLS') !== 'false',
  };
  if (!url.username) return server;
  return { ...server, auth: { user: decode(url.username), pass: decode(url.password) } };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(
      'SMTP_URL has a % in its user or password that stands for nothing. Write % as %25, and other special characters percent-encoded too (@ as %40, / as %2F).',
    );
  }
}
