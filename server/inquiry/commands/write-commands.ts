import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatReference } from '#library/inquiry/reference.ts';
import {
  type Call,
  exitCodes,
  parseFilter,
  rejectPositionals,
  report,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import { formatIsoTime, formatTime } from '#server/inquiry/commands/format.ts';
import { getReason } from '#server/inquiry/log.ts';
import { getRetentionCutoff, purge } from '#server/inquiry/store/retention.ts';
import type { Inquiry, InquiryState } from '#server/inquiry/store/store.ts';

export async function retry(call: Call) {
  const { store, flags, positionals, terminal } = call;
  if (positionals.length === 0 && !flags.failed && !flags.written) {
    throw new UsageError("'retry' needs an ID, --failed or --written.");
  }
  const failedInquiries = flags.failed ? await store.list({ state: 'failed' }) : [];
  const writtenInquiries = flags.written ? await store.list({ state: 'written' }) : [];
  const ids = [...positionals, ...[...failedInquiries, ...writtenInquiries].map(({ id }) => id)];
  return queue(call, ids, (id, state) =>
    state === 'quarantined'
      ? `${id} is held as likely spam. To email it: ${terminal.program} release ${id}`
      : undefined,
  );
}

export async function release(call: Call) {
  if (call.positionals.length === 0) throw new UsageError("'release' needs an ID.");
  return queue(call, call.positionals, (id, state) =>
    state === 'quarantined'
      ? undefined
      : `${id} is not held (its state is ${state}), so there is nothing to release.`,
  );
}

export async function answered(call: Call) {
  const { store, flags, positionals, terminal } = call;
  if (positionals.length === 0) throw new UsageError("'answered' needs an ID or reference number.");
  const isAnswered = !flags.undo;
  const keys = new Set(positionals);
  const references: string[] = [];
  for (const key of keys) {
    const { id } = (await store.find(key))?.inquiry ?? {};
    if (id !== undefined && (await store.setAnswered(id, isAnswered))) {
      references.push(formatReference(id));
    } else terminal.err(`There is no inquiry ${key}.\n`);
  }
  const verb = isAnswered ? 'marked as answered' : 'marked as not answered';
  const list = references.length > 0 ? `: ${references.join(', ')}` : '';
  report(call, { answered: isAnswered, references }, `${references.length} ${verb}${list}.\n`);
  return references.length < keys.size ? exitCodes.notFound : exitCodes.done;
}

async function queue(
  call: Call,
  ids: readonly string[],
  findProblem: (id: string, state: InquiryState) => string | undefined,
) {
  const { store, terminal, context } = call;
  const queuedIds: string[] = [];
  const skippedIds: string[] = [];
  for (const key of new Set(ids)) {
    const { id = key, state } = (await store.find(key))?.inquiry ?? {};
    const problem = state === undefined ? `There is no inquiry ${id}.` : findProblem(id, state);
    if (problem === undefined && (await store.retry(id, context.deliveries))) {
      queuedIds.push(id);
      continue;
    }
    skippedIds.push(id);
    terminal.err(`${problem ?? `${id} is ${state}, so there is nothing to retry.`}\n`);
  }
  const nextAction = context.sendsMail
    ? 'If the server is running, email goes out within seconds.'
    : 'SMTP_URL is not set, so email is only written to files.';
  const text = `${queuedIds.length} queued.${queuedIds.length > 0 ? ` ${nextAction}` : ''}\n`;
  report(call, { queued: queuedIds, left: skippedIds }, text);
  return skippedIds.length > 0 ? exitCodes.notFound : exitCodes.done;
}

export async function purgeInquiries(call: Call) {
  rejectPositionals(call);
  const { store, flags, context } = call;
  const days = /^(\d{1,5})d$/.exec(flags['older-than'] ?? '')?.[1];
  if (!days) throw new UsageError("'purge' needs --older-than with days, such as 365d.");
  const dryRun = flags['dry-run'] ?? false;
  const before = await getRetentionCutoff(store, Number(days));
  const ids = dryRun
    ? await store.purge({ before, dryRun })
    : await purge(store, before, context.removeFiles);
  const verb = dryRun ? 'would be deleted' : 'deleted';
  const text = `${ids.length} ${verb} (received before ${formatTime(before)}).\n`;
  report(call, { dryRun, before: formatIsoTime(before), ids }, text);
  return exitCodes.done;
}

export async function deleteInquiries(call: Call) {
  const { store, flags, terminal, context } = call;
  const { inquiries, missingIds } = await findInquiries(call);
  for (const id of missingIds) terminal.err(`There is no inquiry ${id}.\n`);
  if (inquiries.length === 0) return exitCodes.notFound;
  if (!flags.yes && !(await isConfirmed(inquiries, call))) {
    terminal.err('Nothing was deleted.\n');
    return exitCodes.notFound;
  }
  const ids = inquiries.map(({ id }) => id);
  // Delete the files first, so the inquiries stay in the store if that fails.
  await context.removeFiles({ ids, before: 0 });
  const deleted = await store.delete(ids);
  const emailedIds = inquiries.filter(({ state }) => state === 'sent').map(({ id }) => id);
  const text = `${deleted.length} deleted: ${deleted.join(', ')}.\n`;
  const data = { deleted, mailed: emailedIds };
  report(call, data, `${text}${describeRemainingCopies(inquiries, emailedIds.length)}`);
  return missingIds.length > 0 ? exitCodes.notFound : exitCodes.done;
}

async function findInquiries(call: Call) {
  const { store, positionals } = call;
  const { email } = parseFilter(call);
  if (positionals.length > 0 === (email !== undefined)) {
    throw new UsageError("'delete' needs one or more IDs, or --email.");
  }
  if (email !== undefined) {
    const inquiries = await store.list({ email });
    return { inquiries, missingIds: inquiries.length > 0 ? [] : ['from this address'] };
  }
  const inquiries: Inquiry[] = [];
  const missingIds: string[] = [];
  for (const id of new Set(positionals)) {
    const details = await store.find(id);
    if (details) inquiries.push(details.inquiry);
    else missingIds.push(id);
  }
  return { inquiries, missingIds };
}

async function isConfirmed(inquiries: readonly Inquiry[], { terminal }: Call): Promise<boolean> {
  if (!terminal.ask)
    throw new UsageError(
      'You can confirm only in a terminal. To delete without confirmation, add --yes.',
    );
  for (const { id, receivedAt, state, name, email } of inquiries) {
    terminal.err(`${id}  ${formatTime(receivedAt)}  ${state}  ${name} <${email}>\n`);
  }
  const target = inquiries.length === 1 ? 'this inquiry' : `these ${inquiries.length} inquiries`;
  const answer = await terminal.ask(`Permanently delete ${target}? (yes/no) `);
  return /^y(es)?$/i.test(answer.trim());
}

function describeRemainingCopies(inquiries: readonly Inquiry[], emails: number): string {
  const hasQueued = inquiries.some(({ state }) => state === 'queued');
  return [
    'These copies were not deleted:',
    '  backups and exported files, until you delete them',
    ...(emails > 0 ? [`  emails with ${emails} of the inquiries, in the MAIL_TO mailboxes`] : []),
    ...(hasQueued ? ['  an email that is being sent right now, which may still arrive'] : []),
    '',
  ].join('\n');
}

export function copyDatabase(call: Omit<Call, 'store'>) {
  const { positionals, terminal, context } = call;
  const [file, ...extraArguments] = positionals;
  if (file === undefined || extraArguments.length > 0) {
    throw new UsageError("'backup' needs one FILE or FOLDER.");
  }
  try {
    const path = resolveBackupPath(file);
    context.backUp(path);
    report(call, { file: path }, `Copied to ${path}.\n`);
    return exitCodes.done;
  } catch (error) {
    terminal.err(`No backup was made: ${getReason(error)}\n`);
    return exitCodes.unavailable;
  }
}

/** In a folder, the file name contains the time so the same command works every night. */
function resolveBackupPath(target: string): string {
  const path = resolve(target);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && target.endsWith('/'))
    throw new Error(`there is no folder ${path}. Create it first.`);
  if (!isFolder) return path;
  const time = formatIsoTime(Date.now()).slice(0, -5).replaceAll(':', '');
  return join(path, `inquiries-${time}Z.sqlite`);
}
