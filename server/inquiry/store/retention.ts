import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Not in the first moment, which belongs to the first visitors. */
const firstMs = 1000;

type PurgeableStore = Pick<InquiryStore, 'clock' | 'list' | 'purge' | 'deletions'>;
/** Deletes the mail files of inquiries, and files older than `before` unless they are kept. */
export type RemoveFiles = (purged: {
  ids: readonly string[];
  before: number;
  keep?: readonly string[];
}) => Promise<void>;

export const getRetentionCutoff = async (store: Pick<InquiryStore, 'clock'>, days: number) =>
  (await store.clock()) - days * dayMs;

/**
 * Deletes inquiries that arrived before and were mailed. Their files go first: if that fails halfway,
 * the inquiries are still in the store, and the next purge finds them. With them go the files of what was deleted
 * elsewhere, by another server or by a command on another machine.
 */
export async function purge(
  store: PurgeableStore,
  before: number,
  removeFiles: RemoveFiles,
): Promise<string[]> {
  const old = await store.purge({ before, dryRun: true });
  const keep = (await store.list({ state: 'undelivered' })).map(({ id }) => id);
  await removeFiles({ ids: [...old, ...(await store.deletions())], before, keep });
  return store.purge({ before, dryRun: false });
}

export interface RetentionOptions {
  store: PurgeableStore & Pick<InquiryStore, 'forgetDeletions'>;
  days: number;
  removeFiles: RemoveFiles;
  log: InquiryLog;
}

/** Purges soon and then daily. Several servers may do so on one store. */
export function startRetention({ store, days, removeFiles, log }: RetentionOptions) {
  return repeat(async () => {
    try {
      const before = await getRetentionCutoff(store, days);
      const deleted = await purge(store, before, removeFiles);
      // A file of what was deleted so long ago is as old, and goes for its age.
      await store.forgetDeletions({ before });
      log.info({ deleted: deleted.length, days }, 'retention: old inquiries deleted');
      return dayMs;
    } catch (error) {
      log.error(
        { reason: getReason(error), retryInSeconds: hourMs / 1000 },
        'retention: old inquiries could not be deleted',
      );
      return hourMs;
    }
  }, firstMs);
}
