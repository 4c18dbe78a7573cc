import { didYouMean } from '#library/did-you-mean.ts';
import { inquiryFields, labeledEntries } from '#library/inquiry/fields.ts';
import {
  type Call,
  exitCodes,
  expectNoWords,
  filterOf,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import {
  deliveryAsJson,
  formatTable,
  formatTime,
  inquiryAsJson,
  toCsv,
} from '#server/inquiry/commands/format.ts';
import type { Delivery, Inquiry, InquiryStore } from '#server/inquiry/store/store.ts';

export async function list(call: Call) {
  expectNoWords(call);
  const { store, flags, to } = call;
  const inquiries = await store.list(filterOf(flags));
  if (flags.json) to.out(`${JSON.stringify(inquiries.map(inquiryAsJson))}\n`);
  else if (inquiries.length > 0) to.out(formatTable([header, ...inquiries.map(row)], to.columns));
  else to.out('No inquiries.\n');
  return found(inquiries, flags);
}

/** That a person sent nothing is worth a different end than that nothing is there to list. */
const found = (inquiries: readonly unknown[], { email }: Call['flags']) =>
  email !== undefined && inquiries.length === 0 ? exitCodes.notFound : exitCodes.done;

const header = ['ID', 'RECEIVED', 'STATE', 'NAME', 'PRACTICE', 'REASON'];
const row = ({ id, receivedAt, state, name, practice, reason }: Inquiry) => [
  id,
  formatTime(receivedAt),
  state,
  name,
  practice,
  reason ?? (state === 'written' ? 'written to a file, not mailed' : ''),
];

type Found = NonNullable<Awaited<ReturnType<InquiryStore['find']>>>;

export async function show({ store, flags, words, to }: Call) {
  const { email } = filterOf(flags);
  const [id, ...others] = words;
  if ((id === undefined) === (email === undefined) || others.length > 0) {
    throw new UsageError("'show' needs one ID, or --email.");
  }
  const ids = id === undefined ? (await store.list({ email })).map((each) => each.id) : [id];
  const all: Found[] = [];
  for (const each of ids) {
    const one = await store.find(each);
    if (one) all.push(one);
  }
  if (flags.json && email !== undefined) to.out(`${JSON.stringify(all.map(foundAsJson))}\n`);
  else if (flags.json) for (const each of all) to.out(`${JSON.stringify(foundAsJson(each))}\n`);
  else to.out(all.map(foundAsText).join(`\n${'-'.repeat(40)}\n\n`));
  if (all.length > 0) return exitCodes.done;
  to.err(
    id === undefined ? 'There is no inquiry of this address.\n' : `There is no inquiry ${id}.\n`,
  );
  return exitCodes.notFound;
}

const foundAsJson = ({ inquiry, deliveries }: Found) => ({
  ...inquiryAsJson(inquiry),
  deliveries: deliveries.map(deliveryAsJson),
});

function foundAsText({ inquiry, deliveries }: Found): string {
  const rows = [
    ['ID', inquiry.id],
    ['Received', formatTime(inquiry.receivedAt)],
    ['State', inquiry.state],
    ...(inquiry.reason ? [['Reason', inquiry.reason]] : []),
    ...labeledEntries(inquiry, 'one line'),
    ...deliveries.flatMap(deliveryRows),
  ];
  const texts = labeledEntries(inquiry, 'several lines').map(
    ([label, text]) => `\n${label}:\n\n${text}\n`,
  );
  return `${formatTable(rows)}${texts.join('')}`;
}

const mailNames = { notification: 'Mail', acknowledgement: 'Acknowledgement', notice: 'Notice' };

function deliveryRows(delivery: Delivery) {
  const { kind, state, attempts, dueAt, lastError, finishedAt, takenBy, refusedBy } = delivery;
  const waits = state === 'waiting' && takenBy.length > 0;
  return [
    [
      mailNames[kind],
      `${state}, ${attempts} attempt${attempts === 1 ? '' : 's'}, ` +
        (finishedAt === null ? `next ${formatTime(dueAt)}` : formatTime(finishedAt)) +
        (lastError ? `, last error: ${lastError}` : ''),
    ],
    ...(waits ? [['  taken by', takenBy.join(', ')]] : []),
    ...refusedBy.map(({ address, reason }) => ['  refused by', `${address}: ${reason}`]),
  ];
}

const formats = ['csv', 'json'] as const;

export async function exportAll(call: Call) {
  expectNoWords(call);
  const { store, flags, to } = call;
  const { format = flags.json ? 'json' : '' } = flags;
  if (!formats.some((each) => each === format)) {
    throw new UsageError(
      `'export' needs --format csv or --format json.${didYouMean(format, formats)}`,
    );
  }
  const inquiries = (await store.list(filterOf(flags))).map(inquiryAsJson);
  to.out(
    format === 'csv' ? toCsv(csvColumns, inquiries) : `${JSON.stringify(inquiries, null, 2)}\n`,
  );
  return found(inquiries, flags);
}

const csvColumns = ['id', 'received', 'state', 'reason', ...inquiryFields] as const;
