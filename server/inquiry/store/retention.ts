import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Lets the server handle the first visitors first. */
const firstMs = 1000;

type PurgeableStore = Pick<InquiryStore, 'clock' | 'list' | 'purge' | 'deletions'>;
/** Deletes the mail files of these inquiries, and files older than `before` except those to keep. */
export type RemoveFiles = (purged: {
  ids: readonly string[];
  before: number;
  keep?: readonly string[];
}) => Promise<void>;

export const getRetentionCutoff = async (store: Pick<InquiryStore, 'clock'>, days: number) =>
  (await store.clock()) - days * dayMs;

/**
 * Deletes inquiries that were mailed and arrived before this time. Their files are deleted first, so
 * that the next purge finds the inquiries if this fails. Also deletes files of inquiries that another
 * server or a command on another machine deleted.
 */
export async function purge(
  store: PurgeableStore,
  before: number,
  removeFiles: RemoveFiles,
): Promise<string[]> {
  const purgeable = await store.purge({ before, dryRun: true });
  const keep = (await store.list({ state: 'undelivered' })).map(({ id }) => id);
  await removeFiles({ ids: [...purgeable, ...(await store.deletions())], before, keep });
  return store.purge({ before, dryRun: false });
}

export interface RetentionOptions {
  store: PurgeableStore & Pick<InquiryStore, 'forgetDeletions'>;
  days: number;
  removeFiles: RemoveFiles;
  log: InquiryLog;
}

/** Purges soon after the start and then daily. Several servers may do so on one store. */
export function startRetention({ store, days, removeFiles, log }: RetentionOptions) {
  return repeat(async () => {
    try {
      const before = await getRetentionCutoff(store, days);
      const deleted = await purge(store, before, removeFiles);
      // Files of earlier deletions are now deleted because of their age.
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
