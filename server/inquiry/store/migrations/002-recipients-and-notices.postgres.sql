-- Records which recipients have a message so a retry goes only to the others. Adds notices about
-- held inquiries.
ALTER TABLE deliveries
  -- This JSON array lists addresses that have the message.
  ADD COLUMN taken_by TEXT NOT NULL DEFAULT '[]',
  -- This JSON array lists addresses that rejected the message, with the reasons.
  ADD COLUMN refused_by TEXT NOT NULL DEFAULT '[]',
  DROP CONSTRAINT deliveries_kind_check,
  ADD CONSTRAINT deliveries_kind_check
    CHECK (kind IN ('notification', 'acknowledgement', 'notice'));

CREATE INDEX notices_by_time ON deliveries (due_at) WHERE kind = 'notice';
CREATE UNIQUE INDEX one_notice_waits ON deliveries (kind) WHERE kind = 'notice' AND state = 'waiting';
