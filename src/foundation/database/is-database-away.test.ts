import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const withCode = (code: string, more = {}) => Object.assign(new Error('failed'), { code, ...more });

async function connecting(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  return client.connect().then(
    () => null,
    (error: unknown) => error,
  );
}

test('a port or socket without a listener means that the database is away', async () => {
  expect(isDatabaseAway(await connecting('postgres://nobody@127.0.0.1:9/nothing'))).toBe(true);
  expect(isDatabaseAway(await connecting('postgres://nobody@localhost/nothing?host=/nowhere'))).toBe(true);
});

test.each([
  ['a server that is ended', withCode('57P01')],
  ['a server that recovers', withCode('57P03')],
  ['a connection without an answer', new Error('timeout expired')],
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  ['two addresses of which none answers', new AggregateError([withCode('ECONNREFUSED')])],
  ['an error about such an error', new Error('no page', { cause: withCode('ECONNRESET') })],
])('%s is a database that is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a value that is there already', withCode('23505')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
  ['a mistake of the program', new TypeError('not a function')],
  ['no error at all', 'Connection terminated'],
])('%s is not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
