-- Tells the pharmacy once a day at most what nobody has got. One row: several servers share it.
CREATE TABLE digest (
  -- Up to when the last one told; 0 before the first.
  told_at BIGINT NOT NULL,
  -- Of the one that is on its way, so that one which is sent twice is recognized.
  id TEXT,
  lease_token TEXT,
  leased_until BIGINT
);
INSERT INTO digest (told_at) VALUES (0);
