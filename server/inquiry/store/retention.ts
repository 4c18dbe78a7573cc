import { type InquiryLog, reasonOf } from '#server/inquiry/log.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Not in the first moment, which belongs to the first visitors. */
const firstMs = 1000;

type PurgeableStore = Pick<InquiryStore, 'clock' | 'purge' | 'deletions'>;
/** Deletes what was written to files for inquiries, and files that are older than `before`. */
export type RemoveFiles = (purged: { ids: readonly string[]; before: number }) => Promise<void>;

export const startOfRetention = async (store: Pick<InquiryStore, 'clock'>, days: number) =>
  (await store.clock()) - days * dayMs;

/**
 * Deletes what arrived before and no longer waits. Its files go first: what fails half-way is
 * still in the store, and is found the next time. With them go the files of what was deleted
 * elsewhere, by another server or by a command on another machine.
 */
export async function purge(
  store: PurgeableStore,
  before: number,
  removeFiles: RemoveFiles,
): Promise<string[]> {
  const old = await store.purge({ before, dryRun: true });
  await removeFiles({ ids: [...old, ...(await store.deletions())], before });
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
      const before = await startOfRetention(store, days);
      const deleted = await purge(store, before, removeFiles);
      // A file of what was deleted so long ago is as old, and goes for its age.
      await store.forgetDeletions({ before });
      log.info({ deleted: deleted.length, days }, 'retention: old inquiries deleted');
      return dayMs;
    } catch (error) {
      log.error(
        { reason: reasonOf(error), retryInSeconds: hourMs / 1000 },
        'retention: old inquiries could not be deleted',
      );
      return hourMs;
    }
  }, firstMs);
}
