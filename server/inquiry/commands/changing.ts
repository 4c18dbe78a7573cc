import { resolve } from 'node:path';
import { type Call, exitCodes, UsageError } from '#server/inquiry/commands/call.ts';
import { formatTime } from '#server/inquiry/commands/table.ts';
import { reasonOf } from '#server/inquiry/log.ts';
import { purge, startOfRetention } from '#server/inquiry/store/retention.ts';

export async function retry({ store, flags, ids, to }: Call) {
  if (ids.length === 0 && !flags.failed) throw new UsageError("'retry' needs an ID or --failed.");
  const failed = flags.failed ? await store.list({ state: 'failed' }) : [];
  const wanted = new Set([...ids, ...failed.map(({ id }) => id)]);
  const queued: string[] = [];
  const left: string[] = [];
  for (const id of wanted) ((await store.retry(id, to.deliveries)) ? queued : left).push(id);
  if (flags.json) to.out(`${JSON.stringify({ queued, left })}\n`);
  else to.out(`${queued.length} queued. The server delivers within seconds.\n`);
  for (const id of left) {
    const found = await store.find(id);
    to.err(
      found
        ? `${id} is ${found.inquiry.state}; nothing to retry.\n`
        : `There is no inquiry ${id}.\n`,
    );
  }
  return left.length > 0 ? exitCodes.notFound : exitCodes.done;
}

export async function purgeOld({ store, flags, to }: Call) {
  const days = /^(\d{1,5})d$/.exec(flags['older-than'] ?? '')?.[1];
  if (!days) throw new UsageError("'purge' needs --older-than with days, such as 365d.");
  const dryRun = flags['dry-run'] ?? false;
  const before = await startOfRetention(store, Number(days));
  const ids = dryRun
    ? await store.purge({ before, dryRun })
    : await purge(store, before, to.removeFiles);
  const verb = dryRun ? 'would be deleted' : 'deleted';
  if (flags.json) to.out(`${JSON.stringify({ dryRun, ids })}\n`);
  else to.out(`${ids.length} ${verb} (received before ${formatTime(before)}).\n`);
  return exitCodes.done;
}

export function backup({ flags, ids, to }: Omit<Call, 'store'>) {
  const [file, ...others] = ids;
  if (file === undefined || others.length > 0) throw new UsageError("'backup' needs one FILE.");
  const path = resolve(file);
  try {
    to.backUp(path);
  } catch (error) {
    to.err(`No backup was made: ${reasonOf(error)}\n`);
    return exitCodes.unavailable;
  }
  to.out(flags.json ? `${JSON.stringify({ file: path })}\n` : `Copied to ${path}.\n`);
  return exitCodes.done;
}
