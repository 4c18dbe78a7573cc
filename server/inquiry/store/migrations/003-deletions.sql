-- The IDs of inquiries that were deleted, and when. Each of several servers deletes the files that it
-- has written of them; that an inquiry is not in the database is no proof, a database can be lost.
CREATE TABLE deletions (
  inquiry_id TEXT PRIMARY KEY,
  deleted_at BIGINT NOT NULL
);
