import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { MOST_MISSING } from '../rules/missing-path.ts';
import { findRedirect } from './find-redirect.ts';
import { recordMissingAddress } from './record-missing-address.ts';
import { listMissing, listRedirects } from './staff/list-redirects.ts';
import { addRedirects, removeRedirect, saveRedirect } from './staff/save-redirect.ts';

let database: TestDatabase;
let ctx: Awaited<ReturnType<typeof aRequestContext>>;
beforeAll(async () => {
  database = await aTestDatabase();
  const person = await aPerson(database.db, 'administrator');
  ctx = await aRequestContext(database.db, { clock: fakeClock(), person });
});
beforeEach(async () => {
  await database.db.deleteFrom('redirects').execute();
  await database.db.deleteFrom('missing_addresses').execute();
});
afterAll(() => database.close());

const save = (source: string, target: string) =>
  saveRedirect(ctx, null, { source, target, kind: 'permanent' });
const find = (pathname: string, search = '') => findRedirect(ctx, { pathname, search });
const miss = (pathname: string, referrer: string | null = null) =>
  recordMissingAddress(ctx, { pathname, referrer });
const missing = async () => (await listMissing(ctx, { words: '', order: 'times', page: 1 }))?.rows ?? [];

test('a redirect answers for its address and counts who came by it', async () => {
  await save('/vecchio/*', '/shop/*');
  expect(await find('/Vecchio/freni/', '?a=1')).toEqual({
    kind: 'moved',
    location: '/shop/freni?a=1',
    status: 301,
  });
  expect(await find('/nuovo/')).toBeNull();
  expect((await listRedirects(ctx, { words: 'VECCHIO', order: 'hits', page: 1 }))?.rows).toMatchObject([
    { source: '/vecchio/*', hits: 1, lastHit: ctx.clock.now().toISOString() },
  ]);
});

test('what is taken, and what leads in circles, is refused and changes nothing', async () => {
  expect(await save('/a', '/b/')).toMatchObject({ ok: true });
  expect(await save('/a', '/c/')).toEqual({ ok: false, problems: { source: 'taken' } });
  expect(await save('/b', '/a/')).toEqual({ ok: false, problems: { target: 'circle' } });
  expect((await listRedirects(ctx, { words: '', order: 'newest', page: 1 }))?.total).toBe(1);
});

test('of two that lead to each other at the same moment one is stored', async () => {
  const results = await Promise.all([save('/a', '/b/'), save('/b', '/a/')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('many are added together or not at all', async () => {
  const lines = [
    { line: 1, source: '/a', target: '/b/', kind: 'permanent' as const },
    { line: 2, source: '/b', target: '/a/', kind: 'permanent' as const },
    { line: 3, source: '/a', target: '/c/', kind: 'permanent' as const },
  ];
  expect(await addRedirects(ctx, lines)).toEqual({
    ok: false,
    problems: [
      { line: 2, text: '/b', problem: 'circle' },
      { line: 3, text: '/a', problem: 'taken' },
    ],
  });
  expect(await addRedirects(ctx, lines.slice(0, 1))).toEqual({ ok: true, added: 1 });
});

test('a redirect that is taken away answers no more', async () => {
  const saved = await save('/a', '/b/');
  expect(await removeRedirect(ctx, saved.ok ? saved.id : 0)).toEqual({ ok: true });
  expect(await removeRedirect(ctx, saved.ok ? saved.id : 0)).toEqual({ ok: false });
  expect(await find('/a')).toBeNull();
});

test('addresses asked for in vain are counted until they lead somewhere', async () => {
  await miss('/Vecchio/Freni.html', 'https://forum.example/x?y=1');
  await miss('/vecchio/freni.html');
  await miss('/vecchio_altro');
  await miss('/.env');
  expect(await missing()).toMatchObject([
    { path: '/vecchio/freni.html', times: 2, referrer: 'https://forum.example/x' },
    { path: '/vecchio_altro', times: 1, referrer: '' },
  ]);
  await save('/vecchio/*', '/shop/');
  expect((await missing()).map(({ path }) => path)).toEqual(['/vecchio_altro']);
});

test('only so many are stored: the rare and old ones go', async () => {
  await sql`insert into missing_addresses (path, times, first_seen, last_seen)
    select '/p/' || g, case when g = 1 then 5 else 1 end, now(), timestamptz '2020-01-01' + g * interval '1 minute'
    from generate_series(1, ${MOST_MISSING}::int) g`.execute(database.db);
  for (let count = 0; count < 60; count += 1) await miss(`/mai/${count}`);
  const list = await listMissing(ctx, { words: '', order: 'times', page: 1 });
  expect(list?.total).toBeLessThan(MOST_MISSING + 50);
  expect(list?.rows[0]?.path).toBe('/p/1');
  expect(
    (await listMissing(ctx, { words: '/p/2', order: 'times', page: 1 }))?.rows.map(({ path }) => path),
  ).not.toContain('/p/2');
});

test('among ten thousand redirects one is found by the index', async () => {
  await sql`insert into redirects (source, target, kind) select '/alt/' || g, '/shop/', 'permanent' from generate_series(1, 10000) g`.execute(
    database.db,
  );
  await sql`analyze redirects`.execute(database.db);
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain select id, source, target, kind from redirects where source = '/alt/77'
    union all select id, source, target, kind from redirects where source like '%*%' and source <> '/alt/77'`.execute(
    database.db,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  expect(await find('/alt/77')).toMatchObject({ kind: 'moved' });
});
