import { inquiryFields } from '#library/inquiry/fields.ts';
import {
  type Call,
  exitCodes,
  limitOf,
  stateOf,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import { toCsv } from '#server/inquiry/commands/csv.ts';
import { formatTable, formatTime } from '#server/inquiry/commands/table.ts';
import { entries } from '#server/inquiry/entries.ts';
import type { Delivery } from '#server/inquiry/store/store.ts';

export async function list({ store, flags, to }: Call) {
  const inquiries = await store.list({ state: stateOf(flags), limit: limitOf(flags) });
  if (flags.json) {
    to.out(`${JSON.stringify(inquiries)}\n`);
    return exitCodes.done;
  }
  const header = ['ID', 'RECEIVED', 'STATE', 'NAME', 'PRACTICE', 'REASON'];
  const rows = inquiries.map(({ id, receivedAt, state, name, practice, reason }) => [
    id,
    formatTime(receivedAt),
    state,
    name,
    practice,
    reason ?? '',
  ]);
  to.out(rows.length > 0 ? formatTable([header, ...rows], to.columns) : 'No inquiries.\n');
  return exitCodes.done;
}

export async function show({ store, flags, ids, to }: Call) {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) throw new UsageError("'show' needs one ID.");
  const found = await store.find(id);
  if (!found) {
    to.err(`There is no inquiry ${id}.\n`);
    return exitCodes.notFound;
  }
  if (flags.json) {
    to.out(`${JSON.stringify({ ...found.inquiry, deliveries: found.deliveries })}\n`);
    return exitCodes.done;
  }
  const { inquiry, deliveries } = found;
  const rows = [
    ['ID', inquiry.id],
    ['Received', formatTime(inquiry.receivedAt)],
    ['State', inquiry.state],
    ...(inquiry.reason ? [['Reason', inquiry.reason]] : []),
    ...entries(inquiry, 'one line'),
    ...deliveries.flatMap(deliveryRows),
  ];
  const texts = entries(inquiry, 'several lines').map(
    ([label, text]) => `\n${label}:\n\n${text}\n`,
  );
  to.out(`${formatTable(rows)}${texts.join('')}`);
  return exitCodes.done;
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

export async function exportAll({ store, flags, to }: Call) {
  const format = flags.format ?? (flags.json ? 'json' : undefined);
  if (format !== 'csv' && format !== 'json') {
    throw new UsageError("'export' needs --format csv or --format json.");
  }
  const inquiries = (await store.list({ state: stateOf(flags) })).map(
    ({ receivedAt, ...inquiry }) => ({ received: new Date(receivedAt).toISOString(), ...inquiry }),
  );
  to.out(
    format === 'csv' ? toCsv(csvColumns, inquiries) : `${JSON.stringify(inquiries, null, 2)}\n`,
  );
  return exitCodes.done;
}

const csvColumns = ['id', 'received', 'state', 'reason', ...inquiryFields] as const;
