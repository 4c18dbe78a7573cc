-- The daily mail about undelivered inquiries. All servers share the one row.
CREATE TABLE digest (
  -- The time that the last digest covers; 0 before the first.
  told_at BIGINT NOT NULL,
  -- The ID of the next digest, which stays the same when it's retried.
  id TEXT,
  lease_token TEXT,
  leased_until BIGINT
);
INSERT INTO digest (told_at) VALUES (0);
