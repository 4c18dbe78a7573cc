import pg from 'pg';
import { postgresStatements as sql } from '#server/inquiry/store/postgres-statements.ts';

/** `onLost`: a connection broke; the pool replaces it by itself. */
export function openPool(url: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'inquiries',
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    idleTimeoutMillis: 30_000,
    // The pool waits for it before it hands the connection out.
    onConnect: (client) => {
      // The pool listens to idle connections only; an error on a busy one would end the process.
      client.on('error', onLost);
      return client.query(sql.makeDurable);
    },
  });
  // Already reported by the connection itself.
  pool.on('error', () => {});
  return pool;
}

export async function transact<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    broken = false;
    return result;
  } finally {
    // Closing the connection rolls back, and holds where a ROLLBACK itself would hang.
    client.release(broken);
  }
}
