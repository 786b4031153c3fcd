import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { sendByName } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

// Counts and identities stay far below 2^53.
const BIGINT = 20;
const NUMERIC = 1700;

/** A pool of connections; `onError` hears of connections that broke (unheard they would end the process). */
export function createPool(
  connectionString: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): pg.Pool {
  const types = {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === BIGINT || oid === NUMERIC) return Number;
      return format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text');
    },
  };
  const pool = new pg.Pool({ connectionString, max: options.max ?? 10, types });
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
