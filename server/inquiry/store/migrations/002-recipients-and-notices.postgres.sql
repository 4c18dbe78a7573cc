-- Records which recipients have a mail, so that a retry goes only to the others, and adds notices
-- about held inquiries.
ALTER TABLE deliveries
  -- JSON: addresses that have the mail.
  ADD COLUMN taken_by TEXT NOT NULL DEFAULT '[]',
  -- JSON: addresses that refused the mail, with the reasons.
  ADD COLUMN refused_by TEXT NOT NULL DEFAULT '[]',
  DROP CONSTRAINT deliveries_kind_check,
  ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('notification', 'acknowledgement', 'notice'));

CREATE INDEX notices_by_time ON deliveries (due_at) WHERE kind = 'notice';
-- At most one notice waits.
CREATE UNIQUE INDEX one_notice_waits ON deliveries (kind) WHERE kind = 'notice' AND state = 'waiting';
