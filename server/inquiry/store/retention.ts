import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The server can handle its first visitors before the purge. */
const firstPurgeMs = 1000;

type PurgeableStore = Pick<InquiryStore, 'clock' | 'list' | 'purge' | 'listDeletions'>;
/** Deletes the mail files of these inquiries, and other files older than `before` unless kept. */
export type RemoveFiles = (selection: {
  ids: readonly string[];
  before: number;
  keep?: readonly string[];
}) => Promise<void>;

export const getRetentionCutoff = async (store: Pick<InquiryStore, 'clock'>, days: number) =>
  (await store.clock()) - days * dayMs;

/** Deletes the files first, so the next purge finds the inquiries if this one fails. */
export async function purge(
  store: PurgeableStore,
  before: number,
  removeFiles: RemoveFiles,
): Promise<string[]> {
  const purgeableIds = await store.purge({ before, dryRun: true });
  const keptIds = (await store.list({ state: 'undelivered' })).map(({ id }) => id);
  const ids = [...purgeableIds, ...(await store.listDeletions())];
  await removeFiles({ ids, before, keep: keptIds });
  return store.purge({ before, dryRun: false });
}

export interface RetentionOptions {
  store: PurgeableStore & Pick<InquiryStore, 'forgetDeletions'>;
  days: number;
  removeFiles: RemoveFiles;
  log: InquiryLog;
}

export function startRetention({ store, days, removeFiles, log }: RetentionOptions) {
  return repeat(async () => {
    try {
      const before = await getRetentionCutoff(store, days);
      const deletedIds = await purge(store, before, removeFiles);
      // The purge has deleted the files of inquiries that were deleted before this time.
      await store.forgetDeletions({ before });
      log.info({ deleted: deletedIds.length, days }, 'retention: old inquiries deleted');
      return dayMs;
    } catch (error) {
      const fields = { reason: getReason(error), retryInSeconds: hourMs / 1000 };
      log.error(fields, 'retention: old inquiries could not be deleted');
      return hourMs;
    }
  }, firstPurgeMs);
}
