import { didYouMean } from '#library/did-you-mean.ts';
import { getLabeledEntries, inquiryFields } from '#library/inquiry/fields.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import {
  type Call,
  exitCodes,
  parseFilter,
  rejectPositionals,
  report,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import {
  formatTable,
  formatTime,
  toCsv,
  toDeliveryJson,
  toInquiryJson,
} from '#server/inquiry/commands/format.ts';
import type { Delivery, Inquiry, InquiryStore } from '#server/inquiry/store/store.ts';

export async function list(call: Call) {
  rejectPositionals(call);
  const inquiries = await call.store.list(parseFilter(call));
  const table = formatTable([tableHeader, ...inquiries.map(toRow)], call.terminal.columns);
  const text = inquiries.length > 0 ? table : 'No inquiries.\n';
  report(call, inquiries.map(toInquiryJson), text);
  return getExitCode(inquiries, call);
}

/** With --email, an empty list is a failure, so scripts can tell that the person sent nothing. */
const getExitCode = (inquiries: readonly unknown[], { flags }: Call) =>
  flags.email !== undefined && inquiries.length === 0 ? exitCodes.notFound : exitCodes.done;

const tableHeader = ['REFERENCE', 'ID', 'RECEIVED', 'STATE', 'NAME', 'PRACTICE', 'REASON'];
const toRow = ({ id, receivedAt, state, name, practice, reason }: Inquiry) => [
  formatReference(id),
  id,
  formatTime(receivedAt),
  state,
  name,
  practice,
  reason ?? (state === 'written' ? 'written to a file, not emailed' : ''),
];

type InquiryDetails = NonNullable<Awaited<ReturnType<InquiryStore['find']>>>;

export async function show(call: Call) {
  const { store, positionals, terminal } = call;
  const { email } = parseFilter(call);
  const [id, ...extraArguments] = positionals;
  if ((id === undefined) === (email === undefined) || extraArguments.length > 0) {
    throw new UsageError("'show' needs one ID or --email.");
  }
  const ids = id === undefined ? (await store.list({ email })).map((each) => each.id) : [id];
  const results = await Promise.all(ids.map((each) => store.find(each)));
  const detailsList = results.filter((each) => each !== null);
  const [firstDetails] = detailsList;
  if (!firstDetails) {
    terminal.err(`There is no inquiry ${id ?? 'from this address'}.\n`);
    return exitCodes.notFound;
  }
  const text = detailsList.map(formatDetails).join(`\n${'-'.repeat(40)}\n\n`);
  const data = id === undefined ? detailsList.map(toDetailsJson) : toDetailsJson(firstDetails);
  report(call, data, text);
  return exitCodes.done;
}

const toDetailsJson = ({ inquiry, deliveries }: InquiryDetails) => ({
  ...toInquiryJson(inquiry),
  deliveries: deliveries.map(toDeliveryJson),
});

function formatDetails({ inquiry, deliveries }: InquiryDetails): string {
  const rows = [
    ['Reference', formatReference(inquiry.id)],
    ['ID', inquiry.id],
    ['Received', formatTime(inquiry.receivedAt)],
    ['State', inquiry.state],
    ...(inquiry.reason ? [['Reason', inquiry.reason]] : []),
    ...(inquiry.answeredAt === 0 ? [] : [['Answered', formatAnswered(inquiry)]]),
    ...getLabeledEntries(inquiry, 'one line'),
    ...deliveries.flatMap(toDeliveryRows),
  ];
  const longEntries = getLabeledEntries(inquiry, 'several lines').map(
    ([label, text]) => `\n${label}:\n\n${text}\n`,
  );
  return `${formatTable(rows)}${longEntries.join('')}`;
}

const formatAnswered = ({ answeredAt }: Inquiry) =>
  answeredAt ? formatTime(answeredAt) : 'not yet';

const mailLabels = {
  notification: 'To MAIL_TO',
  acknowledgement: 'Confirmation',
  notice: 'Notice',
};

function toDeliveryRows(delivery: Delivery) {
  const { kind, state, attempts, dueAt, lastError, finishedAt, takenBy, refusedBy } = delivery;
  const isPartlyDelivered = state === 'waiting' && takenBy.length > 0;
  return [
    [
      mailLabels[kind],
      `${state}, ${attempts} attempt${attempts === 1 ? '' : 's'}, ` +
        (finishedAt === null ? `next ${formatTime(dueAt)}` : formatTime(finishedAt)) +
        (lastError ? `, last error: ${lastError}` : ''),
    ],
    ...(isPartlyDelivered ? [['  accepted by', takenBy.join(', ')]] : []),
    ...refusedBy.map(({ address, reason }) => ['  rejected by', `${address}: ${reason}`]),
  ];
}

const exportFormats = ['csv', 'json'] as const;

export async function exportAll(call: Call) {
  rejectPositionals(call);
  const { store, flags, terminal } = call;
  const { format = flags.json ? 'json' : '' } = flags;
  if (!exportFormats.some((each) => each === format)) {
    throw new UsageError(
      `'export' needs --format csv or --format json.${didYouMean(format, exportFormats)}`,
    );
  }
  const inquiries = (await store.list(parseFilter(call))).map(toInquiryJson);
  terminal.out(
    format === 'csv' ? toCsv(csvColumns, inquiries) : `${JSON.stringify(inquiries, null, 2)}\n`,
  );
  return getExitCode(inquiries, call);
}

const csvColumns = [
  'id',
  'reference',
  'received',
  'state',
  'reason',
  'answered',
  ...inquiryFields,
] as const;
