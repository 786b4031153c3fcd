import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/factories/test-database.ts';
import { checkSql } from '#tools/checked-sql/check-sql.ts';
import { neverNull, unread } from '#tools/checked-sql/checked-sql.data.ts';
import { Project } from '#tools/checked-sql/open-project.ts';
import { sourceFiles } from '#tools/source-files.ts';

let project: Project;
let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
  project = new Project(process.cwd(), 'tsconfig.sql.json');
}, 60_000);

afterAll(async () => {
  project?.close();
  await database?.drop();
});

const nothing = { unread: [], neverNull: [] };
const problemsOf = async (name: string, listed = nothing) =>
  (await checkSql(project, [`tests/planted/checked-sql/${name}.ts`], database.url, listed)).problems;

test('every raw statement can be prepared, and gives what the code declares', async () => {
  const paths = sourceFiles((path) => /^(src|demo)\/.*\.ts$/.test(path) && !path.includes('.test.'));
  const { problems, ...counts } = await checkSql(project, paths, database.url, { unread, neverNull });
  expect(problems).toEqual([]);
  expect(counts.declared).toBeGreaterThan(200);
}, 900_000);

test('a declared column that is none is named', async () => {
  expect(await problemsOf('wrong-column')).toEqual([
    expect.stringContaining('declares title, which is no column'),
  ]);
});

test('a column of another type is named', async () => {
  expect(await problemsOf('wrong-type')).toEqual([
    expect.stringContaining('id is number, declared as string'),
    expect.stringContaining('updated_at is Date, declared as string'),
  ]);
});

test('a column that may be null and is not declared so is named: its own, that of a left join, a sum of nothing', async () => {
  expect(await problemsOf('missing-null')).toEqual([
    expect.stringContaining('sku may be null'),
    expect.stringContaining('brand may be null'),
    expect.stringContaining('total may be null'),
  ]);
});

test('a parameter of another type is named', async () => {
  expect(await problemsOf('wrong-parameter')).toEqual([expect.stringContaining('$1 is int4, given Date')]);
});

test('what Kysely builds around a fragment is checked in each of its ways', async () => {
  expect(await problemsOf('wrong-builder')).toEqual([
    expect.stringContaining('count is number, declared as string'),
    expect.stringContaining('column "nothing" does not exist'),
  ]);
});

test('a template that could not be read is named unless it is listed, and a listing that is not needed as well', async () => {
  expect(await problemsOf('unread')).toEqual([
    expect.stringContaining('is part of no statement that could be read'),
  ]);
  const entry = {
    path: 'tests/planted/checked-sql/unread.ts',
    text: 'select id from products',
    reason: 'planted',
  };
  expect(await problemsOf('unread', { ...nothing, unread: [entry] as never })).toEqual([]);
  expect(await problemsOf('wrong-parameter', { ...nothing, unread: [entry] as never })).toContainEqual(
    expect.stringContaining('is listed and need not be'),
  );
});
