import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Call, exitCodes, expectNoWords, UsageError } from '#server/inquiry/commands/call.ts';
import { formatTime, isoTime } from '#server/inquiry/commands/format.ts';
import { reasonOf } from '#server/inquiry/log.ts';
import { purge, startOfRetention } from '#server/inquiry/store/retention.ts';
import type { InquiryState } from '#server/inquiry/store/store.ts';

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
  { store, flags, to, place }: Call,
  ids: readonly string[],
  objection: (id: string, state: InquiryState) => string | undefined,
) {
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
  if (flags.json) to.out(`${JSON.stringify({ queued, left })}\n`);
  else to.out(`${queued.length} queued.${queued.length > 0 ? ` ${then}` : ''}\n`);
  return left.length > 0 ? exitCodes.notFound : exitCodes.done;
}

export async function purgeOld(call: Call) {
  expectNoWords(call);
  const { store, flags, to, place } = call;
  const days = /^(\d{1,5})d$/.exec(flags['older-than'] ?? '')?.[1];
  if (!days) throw new UsageError("'purge' needs --older-than with days, such as 365d.");
  const dryRun = flags['dry-run'] ?? false;
  const before = await startOfRetention(store, Number(days));
  const ids = dryRun
    ? await store.purge({ before, dryRun })
    : await purge(store, before, place.removeFiles);
  const verb = dryRun ? 'would be deleted' : 'deleted';
  if (flags.json) to.out(`${JSON.stringify({ dryRun, before: isoTime(before), ids })}\n`);
  else to.out(`${ids.length} ${verb} (received before ${formatTime(before)}).\n`);
  return exitCodes.done;
}

export function backup({ flags, words, to, place }: Omit<Call, 'store'>) {
  const [file, ...others] = words;
  if (file === undefined || others.length > 0) {
    throw new UsageError("'backup' needs one FILE or FOLDER.");
  }
  try {
    const path = newFile(file);
    place.backUp(path);
    to.out(flags.json ? `${JSON.stringify({ file: path })}\n` : `Copied to ${path}.\n`);
    return exitCodes.done;
  } catch (error) {
    to.err(`No backup was made: ${reasonOf(error)}\n`);
    return exitCodes.unavailable;
  }
}

/** In a folder it has the time in its name, so that one and the same line works every night. */
function newFile(given: string): string {
  const path = resolve(given);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && given.endsWith('/')) throw new Error(`there is no folder ${path}.`);
  if (!isFolder) return path;
  const time = isoTime(Date.now()).slice(0, -5).replaceAll(':', '');
  return join(path, `inquiries-${time}Z.sqlite`);
}
