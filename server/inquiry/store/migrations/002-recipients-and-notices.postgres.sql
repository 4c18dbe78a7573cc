-- A mail that some recipients took and others refused goes on to the others alone, and whoever
-- runs the pharmacy gets a notice of what is held.
ALTER TABLE deliveries
  -- Addresses that have the mail, as JSON: nobody gets it twice because another refused it.
  ADD COLUMN taken_by TEXT NOT NULL DEFAULT '[]',
  -- Addresses that refused it for good, each with the reason, as JSON.
  ADD COLUMN refused_by TEXT NOT NULL DEFAULT '[]',
  DROP CONSTRAINT deliveries_kind_check,
  ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('notification', 'acknowledgement', 'notice'));

CREATE INDEX notices_by_time ON deliveries (due_at) WHERE kind = 'notice';
-- However many inquiries are held, one notice at most waits.
CREATE UNIQUE INDEX one_notice_waits ON deliveries (kind) WHERE kind = 'notice' AND state = 'waiting';
