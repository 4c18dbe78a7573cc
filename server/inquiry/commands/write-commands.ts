import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Call,
  exitCodes,
  parseFilter,
  rejectPositionals,
  report,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import { formatTime, isoTime } from '#server/inquiry/commands/format.ts';
import { getReason } from '#server/inquiry/log.ts';
import { getRetentionCutoff, purge } from '#server/inquiry/store/retention.ts';
import type { Inquiry, InquiryState } from '#server/inquiry/store/store.ts';

export async function retry(call: Call) {
  const { store, flags, words, to } = call;
  if (words.length === 0 && !flags.failed && !flags.written) {
    throw new UsageError("'retry' needs an ID, --failed or --written.");
  }
  const failed = flags.failed ? await store.list({ state: 'failed' }) : [];
  const written = flags.written ? await store.list({ state: 'written' }) : [];
  const ids = [...words, ...[...failed, ...written].map(({ id }) => id)];
  return queue(call, ids, (id, state) =>
    state === 'quarantined'
      ? `${id} is held as likely spam. To mail it: ${to.program} release ${id}`
      : undefined,
  );
}

export async function release(call: Call) {
  if (call.words.length === 0) throw new UsageError("'release' needs an ID.");
  return queue(call, call.words, (id, state) =>
    state === 'quarantined' ? undefined : `${id} is ${state}, not held; nothing to release.`,
  );
}

/** `objection` says why one in this state is left alone. */
async function queue(
  call: Call,
  ids: readonly string[],
  objection: (id: string, state: InquiryState) => string | undefined,
) {
  const { store, to, place } = call;
  const queued: string[] = [];
  const left: string[] = [];
  for (const id of new Set(ids)) {
    const state = (await store.find(id))?.inquiry.state;
    const why = state === undefined ? `There is no inquiry ${id}.` : objection(id, state);
    if (why === undefined && (await store.retry(id, place.deliveries))) {
      queued.push(id);
      continue;
    }
    left.push(id);
    to.err(`${why ?? `${id} is ${state}; nothing to retry.`}\n`);
  }
  const then = place.sendsMail
    ? 'The server mails within seconds.'
    : 'SMTP_URL is not set: the server only writes the mail to files, and nobody gets it.';
  const text = `${queued.length} queued.${queued.length > 0 ? ` ${then}` : ''}\n`;
  report(call, { queued, left }, text);
  return left.length > 0 ? exitCodes.notFound : exitCodes.done;
}

export async function purgeInquiries(call: Call) {
  rejectPositionals(call);
  const { store, flags, place } = call;
  const days = /^(\d{1,5})d$/.exec(flags['older-than'] ?? '')?.[1];
  if (!days) throw new UsageError("'purge' needs --older-than with days, such as 365d.");
  const dryRun = flags['dry-run'] ?? false;
  const before = await getRetentionCutoff(store, Number(days));
  const ids = dryRun
    ? await store.purge({ before, dryRun })
    : await purge(store, before, place.removeFiles);
  const verb = dryRun ? 'would be deleted' : 'deleted';
  const text = `${ids.length} ${verb} (received before ${formatTime(before)}).\n`;
  report(call, { dryRun, before: isoTime(before), ids }, text);
  return exitCodes.done;
}

export async function deleteInquiries(call: Call) {
  const { store, flags, to, place } = call;
  const { inquiries, missing } = await findAll(call);
  for (const what of missing) to.err(`There is no inquiry ${what}.\n`);
  if (inquiries.length === 0) return exitCodes.notFound;
  if (!flags.yes && !(await isConfirmed(inquiries, call))) {
    to.err('Nothing was deleted.\n');
    return exitCodes.notFound;
  }
  const ids = inquiries.map(({ id }) => id);
  // Files first: what fails half-way is still in the store, and is found the next time.
  await place.removeFiles({ ids, before: 0 });
  const deleted = await store.delete(ids);
  const mailed = inquiries.filter(({ state }) => state === 'sent').map(({ id }) => id);
  const text = `${deleted.length} deleted: ${deleted.join(', ')}.\n`;
  report(call, { deleted, mailed }, `${text}${describeRemainingCopies(inquiries, mailed.length)}`);
  return missing.length > 0 ? exitCodes.notFound : exitCodes.done;
}

async function findAll(call: Call) {
  const { store, words } = call;
  const { email } = parseFilter(call);
  if (words.length > 0 === (email !== undefined)) {
    throw new UsageError("'delete' needs one or more IDs, or --email.");
  }
  if (email !== undefined) {
    const inquiries = await store.list({ email });
    return { inquiries, missing: inquiries.length > 0 ? [] : ['of this address'] };
  }
  const inquiries: Inquiry[] = [];
  const missing: string[] = [];
  for (const id of new Set(words)) {
    const found = await store.find(id);
    if (found) inquiries.push(found.inquiry);
    else missing.push(id);
  }
  return { inquiries, missing };
}

async function isConfirmed(inquiries: readonly Inquiry[], { to }: Call): Promise<boolean> {
  if (!to.ask) throw new UsageError('Nobody is there to be asked: add --yes to delete.');
  for (const { id, receivedAt, state, name, email } of inquiries) {
    to.err(`${id}  ${formatTime(receivedAt)}  ${state}  ${name} <${email}>\n`);
  }
  const what = inquiries.length === 1 ? 'this inquiry' : `these ${inquiries.length} inquiries`;
  const answer = await to.ask(`Delete ${what} for good? (yes/no) `);
  return /^y(es)?$/i.test(answer.trim());
}

/** Whoever promised to delete has to know where else it is. */
function describeRemainingCopies(inquiries: readonly Inquiry[], mailed: number): string {
  const onTheWay = inquiries.some(({ state }) => state === 'queued');
  return [
    'Not deleted, because it is not ours to reach:',
    '  backups made before now, and files made with export, until you delete them',
    ...(mailed > 0 ? [`  in the mailboxes of MAIL_TO: ${mailed} of them were mailed there`] : []),
    ...(onTheWay ? ['  a mail that is being sent at this moment may still arrive'] : []),
    '',
  ].join('\n');
}

export function backup(call: Omit<Call, 'store'>) {
  const { words, to, place } = call;
  const [file, ...others] = words;
  if (file === undefined || others.length > 0) {
    throw new UsageError("'backup' needs one FILE or FOLDER.");
  }
  try {
    const path = resolveBackupPath(file);
    place.backUp(path);
    report(call, { file: path }, `Copied to ${path}.\n`);
    return exitCodes.done;
  } catch (error) {
    to.err(`No backup was made: ${getReason(error)}\n`);
    return exitCodes.unavailable;
  }
}

/** In a folder it has the time in its name, so that one and the same line works every night. */
function resolveBackupPath(given: string): string {
  const path = resolve(given);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && given.endsWith('/')) throw new Error(`there is no folder ${path}.`);
  if (!isFolder) return path;
  const time = isoTime(Date.now()).slice(0, -5).replaceAll(':', '');
  return join(path, `inquiries-${time}Z.sqlite`);
}
