/** What a page needs from its Content-Security-Policy beyond our own origin. */
export interface PagePolicy {
  /** Hashes (`sha256-…`) of the inline scripts and styles in the page. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that the page may show in a frame. */
  frames: readonly string[];
}

/** What depends on where the site runs, not on the page. */
export interface PolicyOptions {
  /** Origins other than our own that scripts may talk to. */
  connect?: readonly string[] | undefined;
  /** Only where TLS ends in front of us: on plain http it would break every asset. */
  upgradeInsecureRequests?: boolean | undefined;
  /** For how long browsers come by TLS only. */
  strictTransportSecurity?: string | undefined;
}

const mapOrigin = 'https://www.openstreetmap.org';
const mapFrame = /<iframe[^>]*\ssrc="https:\/\/www\.openstreetmap\.org\//i;

/** The page itself says, to readers without script, whether it shows the map. */
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
    // A page asks whether a frame's site answers before it shows the frame.
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

/** For answers that are not pages: nothing in them has a reason to load anything. */
export const closedPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy is the closed one until a page brings its own. */
const securityHeaders = {
  'Content-Security-Policy': closedPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** On every answer. */
export function securityHeadersFor(surroundings: PolicyOptions): Record<string, string> {
  const { strictTransportSecurity } = surroundings;
  if (strictTransportSecurity === undefined) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity };
}
