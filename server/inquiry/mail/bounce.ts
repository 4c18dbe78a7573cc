import { getReason } from '#server/inquiry/log.ts';
import { type Bounce, deliveryKinds } from '#server/inquiry/store/store.ts';

/** Reports are shorter, and our own messages that they return are too. The rest is ignored. */
export const maxMailBytes = 256 * 1024;
const maxParts = 20;
const maxFailures = 50;

/** `ignored` mail is automatic, such as a delay or an out-of-office reply. People write `other`. */
export type IncomingMail =
  | { kind: 'bounce'; bounce: Bounce }
  | { kind: 'own'; id: string }
  | { kind: 'unmatched' | 'ignored' | 'other' };

/** Parses a delivery status notification (RFC 3464). Never throws. */
export function parseIncomingMail(raw: Buffer): IncomingMail {
  const { headers, body } = parsePart(raw.subarray(0, maxMailBytes).toString('latin1'));
  const type = headers.get('content-type') ?? '';
  if (!/^\s*multipart\/report\b/i.test(type)) return classifyOtherMail(headers);
  const parts = splitParts(body, type).map(parsePart);
  const statusParts = parts.filter((part) => hasType(part, 'message/delivery-status'));
  const failures = statusParts.flatMap((part) => parseFailures(part.body)).slice(0, maxFailures);
  if (failures.length === 0) return { kind: 'ignored' };
  const original = parts.find(
    (part) => hasType(part, 'message/rfc822') || hasType(part, 'text/rfc822-headers'),
  );
  const originalHeaders = original && parsePart(original.body.trimStart()).headers;
  const references = [
    originalHeaders?.get('message-id'),
    headers.get('in-reply-to'),
    headers.get('references'),
  ];
  const message = parseMessageId(references.join(' '));
  return message ? { kind: 'bounce', bounce: { ...message, failures } } : { kind: 'unmatched' };
}

function classifyOtherMail(headers: Headers): IncomingMail {
  const automatic = headers.get('auto-submitted') ?? 'no';
  const own = parseMessageId(headers.get('message-id'));
  if (own?.kind === 'notification') return { kind: 'own', id: own.id };
  const isReply = /^\s*auto-replied/i.test(automatic) || headers.has('x-autoreply');
  return { kind: isReply ? 'ignored' : 'other' };
}

type Headers = Map<string, string>;

/** Separates headers and body. The first header of each name counts. */
function parsePart(text: string): { headers: Headers; body: string } {
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text;
  const headers: Headers = new Map();
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: end ? text.slice(end.index + end[0].length) : '' };
}

const hasType = ({ headers }: { headers: Headers }, type: string) =>
  headers.get('content-type')?.toLowerCase().startsWith(type) ?? false;

function splitParts(body: string, contentType: string): string[] {
  const match = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) return [];
  const parts = `\n${body}`.split(`\n--${boundary}`, maxParts + 1).slice(1);
  return parts.map((part) => part.replace(/^[^\n]*\n/, ''));
}

const addressPattern = /[^\s<>;,"]+@[^\s<>;,"]+/;

/** `failed` is final even with a 4.x.x status, which means that the server gave up. */
function parseFailures(report: string): Bounce['failures'][number][] {
  return report.split(/\r?\n\r?\n/).flatMap((group) => {
    const { headers } = parsePart(group.trim());
    if (headers.get('action')?.toLowerCase() !== 'failed') return [];
    const addresses = ['original-recipient', 'final-recipient'].flatMap(
      (name) => addressPattern.exec(headers.get(name)?.toLowerCase().slice(0, 500) ?? '') ?? [],
    );
    const status = headers.get('status') ?? '';
    const diagnostic = headers.get('diagnostic-code')?.replace(/^\s*smtp\s*;/i, '') ?? '';
    const reason = diagnostic.includes(status) ? diagnostic : `${status} ${diagnostic}`;
    return [{ addresses, reason: getReason(reason.trim()) || 'no reason given' }];
  });
}

const messageIdPattern = new RegExp(
  `<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.(${deliveryKinds.join('|')})@[^<>\\s]+>`,
);

/** Finds the first Message-ID that `buildMail` made. The store knows whether we really sent it. */
function parseMessageId(text = ''): Pick<Bounce, 'id' | 'kind'> | undefined {
  const [, id, name] = messageIdPattern.exec(text) ?? [];
  const kind = deliveryKinds.find((each) => each === name);
  return id && kind ? { id, kind } : undefined;
}
