import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { sendByName } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

// Counts and identities stay far below 2^53.
const BIGINT = 20;
const NUMERIC = 1700;

const CONNECT_WITHIN_MS = 5000;
/** Longer than a new connection may take: a busy shop has people wait for one that is in use. */
const WAIT_AT_MOST_MS = 15_000;
// A connection knows the plans of its statements: a shop whose visitors come minutes apart would make them anew for each.
const IDLE_AT_MOST_MS = 300_000;

/**
 * A pool of connections; `onError` hears of connections that broke (unheard they would end the process). A server that does not answer within
 * `connectWithinMs`, and a pool that has no connection to spare for `waitAtMostMs`, count as a database that is away.
 */
export function createPool(
  connectionString: string,
  options: {
    max?: number;
    onError?: (error: Error) => void;
    connectWithinMs?: number;
    waitAtMostMs?: number;
  } = {},
): pg.Pool {
  const types = {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === BIGINT || oid === NUMERIC) return Number;
      return format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text');
    },
  };
  const { connectWithinMs = CONNECT_WITHIN_MS, waitAtMostMs = WAIT_AT_MOST_MS } = options;
  // The pool knows one time for both.
  class ImpatientClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectWithinMs });
    }
  }
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    types,
    Client: ImpatientClient,
    connectionTimeoutMillis: waitAtMostMs,
    idleTimeoutMillis: IDLE_AT_MOST_MS,
  });
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  // A connection in use reports its loss itself, beside the query that fails.
  pool.on('connect', (client) => {
    client.on('error', onError);
    sendByName(client);
  });
  return pool;
}

/** The typed query builder over a pool. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
