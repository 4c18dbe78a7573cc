/** The page's Content-Security-Policy allows these sources in addition to our own origin. */
export interface PagePolicy {
  /** Inline scripts and styles are listed by their hash (`sha256-…`). */
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
}

export interface PolicyOptions {
  connect?: readonly string[] | undefined;
  /** This needs a proxy that terminates TLS. On plain HTTP, it would break every asset. */
  upgradeInsecureRequests?: boolean | undefined;
  strictTransportSecurity?: string | undefined;
}

/** app/browser/start.ts also posts to this address. */
export const clientErrorsPath = '/functions/v1/client-errors';

const mapOrigin = 'https://www.openstreetmap.org';
const mapFrame = /<iframe[^>]*\ssrc="https:\/\/www\.openstreetmap\.org\//i;

/** The map's iframe is in the HTML for readers without JavaScript. */
export function findFrameOrigins(html: string): string[] {
  return mapFrame.test(html) ? [mapOrigin] : [];
}

export function buildContentSecurityPolicy({
  scripts,
  styles,
  frames,
  connect = [],
  upgradeInsecureRequests = false,
}: PagePolicy & PolicyOptions): string {
  const quote = (hash: string) => `'${hash}'`;
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(quote)],
    ['style-src', "'self'", ...styles.map(quote)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    // Before a page shows a frame, it checks that the frame's site responds.
    ['connect-src', "'self'", ...connect, ...frames],
    ['manifest-src', "'self'"],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // Firefox and Safari don't fully support report-to, which replaces this directive.
    ['report-uri', clientErrorsPath],
    ...(upgradeInsecureRequests ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Pages replace the Content-Security-Policy with their own. */
const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export function getSecurityHeaders(policyOptions: PolicyOptions): Record<string, string> {
  const { strictTransportSecurity } = policyOptions;
  if (strictTransportSecurity === undefined) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity };
}
