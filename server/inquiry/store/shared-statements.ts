import { inquiryFields } from '#library/inquiry/fields.ts';

export const entries = inquiryFields.join(', ');

/** Delivered to some recipients but not all. A failed notice is no reason to retry what is held. */
const notDelivered = `kind <> 'notice' AND (state = 'failed' OR (state = 'sent' AND refused_by <> '[]'))`;
const reason = `COALESCE(reason, (SELECT kind || ': ' || last_error FROM deliveries
  WHERE inquiry_id = inquiries.id AND ${notDelivered} LIMIT 1)) AS reason`;
const inquiry = `id, received_at AS "receivedAt", state, ${reason}, ${entries}`;

/** What a worker needs of the delivery `d` and its inquiry `i`. */
export const claimColumns = `i.id, i.received_at AS "receivedAt", i.state, i.reason,
  ${inquiryFields.map((field) => `i.${field}`)}, d.kind, d.attempts, d.refusals,
  d.lease_token AS "leaseToken", d.taken_by AS "takenBy", d.refused_by AS "refusedBy"`;

export const purgeable = `received_at < $1 AND state = 'sent' AND NOT EXISTS (
  SELECT 1 FROM deliveries WHERE inquiry_id = inquiries.id AND state = 'waiting' AND kind <> 'notice')`;

/** What a delivery looks like once it is queued again. */
export const requeued = `state = 'waiting', attempts = 0, refusals = 0, due_at = excluded.due_at,
  finished_at = NULL, refused_by = '[]'
  WHERE deliveries.state IN ('failed', 'written')
    OR (deliveries.state = 'sent' AND deliveries.refused_by <> '[]')`;

/** Statements that both databases understand. `now` is the time, of which $1 may be a part. */
export const sharedStatements = (now: string) => ({
  findKey: `SELECT id FROM inquiries WHERE dedupe_key = $2 AND received_at >= ${now} - $3::bigint`,
  forgetKey: `UPDATE inquiries SET dedupe_key = NULL
    WHERE dedupe_key = $2 AND received_at < ${now} - $3::bigint`,
  /** A lease that ends too far ahead was written by a clock that has jumped back since. */
  anchorLease: `UPDATE deliveries SET leased_until = ${now} + $2::bigint
    WHERE state = 'waiting' AND leased_until > ${now} + $2::bigint`,

  counts:
    'SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest FROM inquiries GROUP BY state',
  list: `SELECT ${inquiry} FROM inquiries
    WHERE $1::text IS NULL OR state = $1
      OR ($1 = 'undelivered' AND state IN ('queued', 'written', 'failed'))
      OR ($1 IN ('failed', 'undelivered') AND id IN (
        SELECT inquiry_id FROM deliveries WHERE ${notDelivered}))
    ORDER BY received_at DESC, id LIMIT $2`,
  find: `SELECT ${inquiry} FROM inquiries WHERE id = $1`,
  deliveries: `SELECT kind, state, attempts, due_at AS "dueAt", last_error AS "lastError",
      finished_at AS "finishedAt", taken_by AS "takenBy", refused_by AS "refusedBy"
    FROM deliveries WHERE inquiry_id = $1 ORDER BY kind DESC`,
  retryable: `SELECT id FROM inquiries WHERE id = $1 AND (
      state IN ('failed', 'quarantined', 'written')
      OR EXISTS (SELECT 1 FROM deliveries WHERE inquiry_id = inquiries.id AND ${notDelivered}))`,
  requeue: `UPDATE inquiries SET state = 'queued', reason = NULL
    WHERE id = $1 AND state IN ('failed', 'quarantined', 'written')`,
  remove: 'DELETE FROM inquiries WHERE id = $1',
  purgeable: `SELECT id FROM inquiries WHERE ${purgeable} ORDER BY received_at`,
  deletions: 'SELECT inquiry_id AS id FROM deletions',
  forgetDeletions: 'DELETE FROM deletions WHERE deleted_at < $1',

  /** A lease or a day that ends too far ahead was written by a clock that has jumped back since. */
  claimDigest: `UPDATE digest SET id = COALESCE(id, $2), lease_token = $2, leased_until = ${now} + $3::bigint
    WHERE (leased_until IS NULL OR leased_until <= ${now} OR leased_until > ${now} + $3::bigint)
      AND (told_at <= ${now} - $4::bigint OR told_at > ${now})
      AND EXISTS (SELECT 1 FROM inquiries WHERE state IN ('failed', 'written')
        OR (state = 'quarantined' AND received_at > told_at))
    RETURNING id, ${now} AS now`,
  undelivered: `SELECT id, state FROM inquiries WHERE state IN ('failed', 'written', 'quarantined')
    ORDER BY received_at DESC, id`,
  finishDigest: `UPDATE digest SET id = CASE WHEN $1::bigint IS NULL THEN id END,
    told_at = COALESCE($1::bigint, told_at), lease_token = NULL, leased_until = NULL
    WHERE lease_token = $2`,
});
