import { inquiryFields } from '#library/inquiry/fields.ts';
import {
  claimColumns,
  entries,
  requeued,
  sharedStatements,
} from '#server/inquiry/store/shared-statements.ts';

/** SQLite numbers parameters with a question mark, and converts types by itself. */
const inSqlite = (statement: string) => statement.replaceAll('$', '?').replace(/::\w+/g, '');
const shared = Object.fromEntries(
  Object.entries(sharedStatements('$1')).map(([name, sql]) => [name, inSqlite(sql)]),
) as ReturnType<typeof sharedStatements>;

/** Every statement that the SQLite store runs, with its parameters in their order. */
export const sqliteStatements = {
  ...shared,
  insertInquiry: `INSERT INTO inquiries
    (id, dedupe_key, received_at, state, reason, ${entries})
    VALUES (?, ?, ?, ?, ?, ${inquiryFields.map(() => '?')})`,
  insertDelivery: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    VALUES (?, ?, 'waiting', ?)`,
  /** Never later than one interval from now, also when a clock that ran ahead wrote the last. */
  insertNotice: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    SELECT ?, 'notice', 'waiting', MIN(? + ?, MAX(?, COALESCE(MAX(due_at), 0) + ?))
    FROM deliveries WHERE kind = 'notice'
    ON CONFLICT DO NOTHING`,

  /** A mail put off for longer than any delay is due: a clock that ran ahead has written the time. */
  claim: `UPDATE deliveries SET lease_token = ?, leased_until = ?, attempts = attempts + 1
    WHERE (inquiry_id, kind) IN (
      SELECT inquiry_id, kind FROM deliveries
      WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?)
        AND (leased_until IS NULL OR leased_until <= ?) AND (attempts = 0 OR ?)
      ORDER BY due_at LIMIT ?)`,
  claimed: `SELECT ${claimColumns}
    FROM deliveries d
    JOIN inquiries i ON i.id = d.inquiry_id
    WHERE d.state = 'waiting' AND d.lease_token = ? ORDER BY d.due_at`,
  finish: `UPDATE deliveries
    SET state = ?, due_at = ?, refusals = refusals + ?, last_error = ?, finished_at = ?,
      taken_by = COALESCE(?, taken_by), refused_by = COALESCE(?, refused_by),
      lease_token = NULL, leased_until = NULL
    WHERE inquiry_id = ? AND kind = ? AND lease_token = ? AND state = 'waiting'`,
  setState: 'UPDATE inquiries SET state = ?, reason = ? WHERE id = ?',
  nextDue: `SELECT MIN(MAX(due_at, COALESCE(leased_until, 0))) AS due FROM deliveries WHERE state = 'waiting'`,

  requeueDelivery: `INSERT INTO deliveries (inquiry_id, kind, state, due_at) VALUES (?, ?, 'waiting', ?)
    ON CONFLICT (inquiry_id, kind) DO UPDATE SET ${requeued}`,
  recordDeletion: 'INSERT OR REPLACE INTO deletions (inquiry_id, deleted_at) VALUES (?, ?)',
} as const;
