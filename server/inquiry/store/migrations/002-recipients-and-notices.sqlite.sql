-- A mail that some recipients took and others refused goes on to the others alone, and whoever
-- runs the pharmacy gets a notice of what is held. SQLite cannot change a CHECK, so the table is
-- made anew.
CREATE TABLE deliveries_002 (
  inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement', 'notice')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'written', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- How often a mail server answered 'later' or did not confirm; an outage does not count.
  refusals INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  lease_token TEXT,
  leased_until INTEGER,
  last_error TEXT,
  finished_at INTEGER,
  -- Addresses that have the mail, as JSON: nobody gets it twice because another refused it.
  taken_by TEXT NOT NULL DEFAULT '[]',
  -- Addresses that refused it for good, each with the reason, as JSON.
  refused_by TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (inquiry_id, kind)
) STRICT;

INSERT INTO deliveries_002 (inquiry_id, kind, state, attempts, refusals, due_at, lease_token,
  leased_until, last_error, finished_at)
SELECT inquiry_id, kind, state, attempts, refusals, due_at, lease_token,
  leased_until, last_error, finished_at
FROM deliveries;

DROP TABLE deliveries;
ALTER TABLE deliveries_002 RENAME TO deliveries;

CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
CREATE INDEX notices_by_time ON deliveries (due_at) WHERE kind = 'notice';
-- However many inquiries are held, one notice at most waits.
CREATE UNIQUE INDEX one_notice_waits ON deliveries (kind) WHERE kind = 'notice' AND state = 'waiting';
