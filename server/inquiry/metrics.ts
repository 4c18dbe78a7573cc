import type { AttemptOutcome } from '#server/inquiry/mail/mail.ts';
import {
  type MailResult,
  type WarningKind,
  warningTexts,
} from '#server/inquiry/mail/mail-checks.ts';
import type { StoreStatus } from '#server/inquiry/store/store-connection.ts';

const outcomes: AttemptOutcome[] = [
  'delivered',
  'written',
  'temporary',
  'permanent',
  'unreachable',
  'setup',
];
const clientErrorKinds = ['error', 'rejection', 'csp'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

/** Other results aren't reports, or the report is read again later. */
const reportResults: MailResult[] = ['bounced', 'noted', 'unmatched', 'ignored'];
/** The bounds are in seconds, from one disk sync to the longest wait for a database. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  counts: number[];
  sum: number;
  total: number;
}

export class InquiryMetrics {
  readonly #attempts = new Map(outcomes.map((outcome) => [outcome, 0]));
  readonly #reports = new Map(reportResults.map((result) => [result, 0]));
  readonly #sendsMail: boolean;
  readonly #clientErrors = new Map<ClientErrorKind, number>(
    clientErrorKinds.map((kind) => [kind, 0]),
  );
  readonly #requests = new Map<number, Histogram>();

  constructor({ sendsMail }: { sendsMail: boolean }) {
    this.#sendsMail = sendsMail;
  }

  countAttempt(outcome: AttemptOutcome) {
    this.#attempts.set(outcome, (this.#attempts.get(outcome) ?? 0) + 1);
  }

  countClientError(kind: ClientErrorKind) {
    this.#clientErrors.set(kind, (this.#clientErrors.get(kind) ?? 0) + 1);
  }

  countMail(result: MailResult) {
    const count = this.#reports.get(result);
    if (count !== undefined) this.#reports.set(result, count + 1);
  }

  observeRequest(status: number, seconds: number) {
    const newHistogram = { counts: bounds.map(() => 0), sum: 0, total: 0 };
    const histogram = this.#requests.get(status) ?? newHistogram;
    this.#requests.set(status, histogram);
    histogram.sum += seconds;
    histogram.total += 1;
    const index = bounds.findIndex((bound) => seconds <= bound);
    if (index >= 0) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
  }

  /** Returns the Prometheus text format. `store` is `null` while inquiries can't be stored. */
  render(store: StoreStatus | null, warnings: readonly WarningKind[] = []): string {
    const warningFlags = Object.keys(warningTexts).map(
      (kind) => [kind, Number(warnings.some((warning) => warning === kind))] as const,
    );
    const lines = [
      ...formatHelp('inquiry_store_up', 'gauge', 'Whether inquiries can be stored.'),
      `inquiry_store_up ${store ? 1 : 0}`,
      ...(store ? renderStore(store) : []),
      ...formatHelp('inquiry_mail_enabled', 'gauge', 'Whether email is sent; 0 without SMTP_URL.'),
      `inquiry_mail_enabled ${this.#sendsMail ? 1 : 0}`,
      ...formatHelp('inquiry_delivery_attempts_total', 'counter', 'Attempts to deliver an email.'),
      ...formatValues('inquiry_delivery_attempts_total', 'outcome', this.#attempts),
      ...formatHelp('inquiry_bounce_reports_total', 'counter', 'Reports read from the mailbox.'),
      ...formatValues('inquiry_bounce_reports_total', 'result', this.#reports),
      ...formatHelp('inquiry_warning', 'gauge', 'Whether a mail check found a problem.'),
      ...formatValues('inquiry_warning', 'kind', warningFlags),
      ...formatHelp(durationMetric, 'histogram', 'Time to respond to a request to the function.'),
      ...[...this.#requests].flatMap(([status, histogram]) => renderHistogram(status, histogram)),
      ...formatHelp('client_errors_total', 'counter', 'Errors that browsers reported.'),
      ...formatValues('client_errors_total', 'kind', this.#clientErrors),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function renderStore({ stats, now }: StoreStatus): string[] {
  const { countByState, oldestUndeliveredAt } = stats;
  const age = oldestUndeliveredAt === null ? 0 : Math.max(0, (now - oldestUndeliveredAt) / 1000);
  const ageHelp =
    'Age of the oldest inquiry that is queued, failed, bounced or only written to a file; 0 if there is none.';
  return [
    ...formatHelp('inquiries', 'gauge', 'Inquiries in the store by state.'),
    ...formatValues('inquiries', 'state', Object.entries(countByState)),
    ...formatHelp('inquiry_oldest_undelivered_seconds', 'gauge', ageHelp),
    `inquiry_oldest_undelivered_seconds ${age}`,
  ];
}

const durationMetric = 'inquiry_request_duration_seconds';

function renderHistogram(status: number, { counts, sum, total }: Histogram): string[] {
  let cumulativeCount = 0;
  const buckets = bounds.map((bound, index) => {
    cumulativeCount += counts[index] ?? 0;
    return `${durationMetric}_bucket{status="${status}",le="${bound}"} ${cumulativeCount}`;
  });
  return [
    ...buckets,
    `${durationMetric}_bucket{status="${status}",le="+Inf"} ${total}`,
    `${durationMetric}_sum{status="${status}"} ${sum}`,
    `${durationMetric}_count{status="${status}"} ${total}`,
  ];
}

const formatValues = (
  name: string,
  label: string,
  values: Iterable<readonly [key: string, value: number]>,
) => Array.from(values, ([key, value]) => `${name}{${label}="${key}"} ${value}`);

const formatHelp = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];
