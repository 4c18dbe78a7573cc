/** Sources that a page needs in its Content-Security-Policy in addition to our own origin. */
export interface PagePolicy {
  /** Hashes (`sha256-…`) of the inline scripts and styles in the page. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that the page may show in a frame. */
  frames: readonly string[];
}

/** Settings of the deployment, the same for every page. */
export interface PolicyOptions {
  /** Other origins that scripts may send requests to. */
  connect?: readonly string[] | undefined;
  /** Only behind a proxy that terminates TLS: on plain HTTP it would break every asset. */
  upgradeInsecureRequests?: boolean | undefined;
  /** Value of the Strict-Transport-Security header. */
  strictTransportSecurity?: string | undefined;
}

const mapOrigin = 'https://www.openstreetmap.org';
const mapFrame = /<iframe[^>]*\ssrc="https:\/\/www\.openstreetmap\.org\//i;

/** The HTML contains the map's iframe for readers without JavaScript. */
export function allowedFrames(html: string): string[] {
  return mapFrame.test(html) ? [mapOrigin] : [];
}

export function contentSecurityPolicy({
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
    ...(upgradeInsecureRequests ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** For responses that aren't pages and load nothing. */
export const closedPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Pages replace the closed policy with their own. */
const securityHeaders = {
  'Content-Security-Policy': closedPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The headers of every response. */
export function securityHeadersFor(policyOptions: PolicyOptions): Record<string, string> {
  const { strictTransportSecurity } = policyOptions;
  if (strictTransportSecurity === undefined) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity };
}
