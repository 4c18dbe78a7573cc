import pg from 'pg';
import {
  type Migration,
  readMigrations,
  selectMigrations,
} from '#server/inquiry/store/migrations.ts';
import { clockRow, versionRow } from '#server/inquiry/store/rows.ts';
import { SqlStore, type Statement, type Work } from '#server/inquiry/store/sql-store.ts';
import { postgresNow, postgresStatements } from '#server/inquiry/store/statements.ts';

export interface PostgresStoreOptions {
  url: string;
  /** Tests set the time. By default, all servers use the database's clock. */
  clock?: () => number;
  migrations?: readonly Migration[];
  /** This is only for the log, because the pool reconnects on its own. */
  onConnectionLost?: (error: Error) => void;
}

/** If several servers start at once, the lock lets one of them run the migrations. */
const migrationLock = 4_706_291;

/** This overrides a server setting that confirms a commit before it's on disk. */
const durabilitySql = `SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') = 'off'`;

export class PostgresStore extends SqlStore {
  readonly #pool: pg.Pool;
  readonly #clock: (() => number) | undefined;

  private constructor({ url, clock, onConnectionLost }: PostgresStoreOptions) {
    super(postgresStatements);
    this.#pool = openPool(url, (error) => onConnectionLost?.(error));
    this.#clock = clock;
  }

  static async open(options: PostgresStoreOptions): Promise<PostgresStore> {
    const store = new PostgresStore(options);
    try {
      await store.#migrate(options.migrations ?? readMigrations('postgres'));
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  async clock() {
    const [row] = await this.query(`SELECT ${postgresNow} AS now`, this.now());
    return clockRow.parse(row).now;
  }

  async close() {
    await this.#pool.end();
  }

  protected now() {
    return this.#clock?.() ?? null;
  }

  protected async query(...[sql, ...values]: Statement): Promise<unknown[]> {
    return (await this.#pool.query(sql, values)).rows;
  }

  protected transaction<Result>(work: Work<Result>): Promise<Result> {
    return this.#transact(async (client) => {
      let next = work.next();
      while (!next.done) {
        const [sql, ...values] = next.value;
        next = work.next((await client.query(sql, values)).rows);
      }
      return next.value;
    });
  }

  async #transact<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let isCommitted = false;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      isCommitted = true;
      return result;
    } finally {
      // After a failure, this closes the connection, because a ROLLBACK might hang.
      client.release(!isCommitted);
    }
  }

  #migrate(migrations: readonly Migration[]) {
    return this.#transact(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
      await client.query(`CREATE TABLE IF NOT EXISTS inquiry_migrations (
        version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())`);
      const { rows } = await client.query(
        'SELECT COALESCE(MAX(version), 0) AS version FROM inquiry_migrations',
      );
      const currentVersion = versionRow.parse(rows[0]).version;
      for (const { version, name, sql } of selectMigrations(migrations, currentVersion)) {
        await client.query(sql);
        const record = 'INSERT INTO inquiry_migrations (version, name) VALUES ($1, $2)';
        await client.query(record, [version, name]);
      }
    });
  }
}

function openPool(url: string, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'inquiries',
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    idleTimeoutMillis: 30_000,
    onConnect: (client) => {
      // The pool handles only errors on idle connections. Any other error would end the process.
      client.on('error', onLost);
      return client.query(durabilitySql);
    },
  });
  // The connection has already reported the error.
  pool.on('error', () => {});
  return pool;
}
