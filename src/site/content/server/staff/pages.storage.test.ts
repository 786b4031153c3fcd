import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { newBlock, storedContent } from '../../rules/blocks/page-content.ts';
import { homePageId } from '../../rules/blocks/page-ids.ts';
import { startingHome } from '../../rules/blocks/starting-home.data.ts';
import { readContentPage } from '../read-content-page.ts';
import { readHome } from '../read-home.ts';
import { discardDraft, removePage, restorePageVersion } from './change-page.ts';
import { listPages, readEditedPage, readPageVersions } from './read-pages.ts';
import { type SavedPage, savePage } from './save-page.ts';
import { publishDuePages, schedulePage } from './schedule-page.ts';

let home: TestDatabase;
let db: Database;
let giulia: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());
beforeEach(async () => {
  await sql`truncate page_blocks, page_versions`.execute(db);
  await db.deleteFrom('content_pages').execute();
  giulia = await anEditor('Giulia');
});

const anEditor = async (firstName: string) => {
  const person = await aPerson(db, 'administrator');
  return aRequestContext(db, { person: { ...person, firstName, lastName: 'Verdi' } });
};
const text = (html: string, id = 't') => ({
  ...newBlock('text', id),
  values: { html: { it: html, en: '' } },
});
const page = (slug: string, ...blocks: object[]) => ({
  slug,
  title: { it: 'Chi siamo', en: 'About us' },
  blocks,
});
const save = (
  content: object,
  { id = null as number | null, revision = 0, publish = false, by = giulia } = {},
) => savePage(by, { id, revision, content, publish });
function idOf(saved: SavedPage): number {
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.id;
}
const shownIn = async (slug: string) => {
  const shown = await readContentPage(await aRequestContext(db), slug);
  return shown?.content.blocks.map((block) => ('values' in block ? block.values : block));
};

test('shoppers see a page once it is published, and go on seeing it while a draft is written', async () => {
  const id = idOf(await save(page('chi-siamo', text('<p>Uno</p>'))));
  expect(await shownIn('chi-siamo')).toBeUndefined();
  expect(await save(page('chi-siamo', text('<p>Due</p>')), { id, revision: 1, publish: true })).toMatchObject(
    {
      ok: true,
      revision: 2,
    },
  );
  expect(await shownIn('chi-siamo')).toEqual([{ html: { it: '<p>Due</p>', en: '' } }]);
  await save(page('chi-siamo', text('<p>Tre</p>')), { id, revision: 2 });
  expect(await shownIn('chi-siamo')).toEqual([{ html: { it: '<p>Due</p>', en: '' } }]);
  expect(await readEditedPage(giulia, id)).toMatchObject({
    state: 'changed',
    revision: 3,
    savedBy: 'Giulia Verdi',
  });
});

test('of two who edit one page the second is told who saved, and nothing of it changes', async () => {
  const id = idOf(await save(page('chi-siamo', text('<p>Uno</p>'))));
  await save(page('chi-siamo', text('<p>Suo</p>')), { id, revision: 1, by: await anEditor('Carla') });
  const mine = page('chi-siamo', text('<p>Mio</p>'));
  expect(await save(mine, { id, revision: 1, publish: true })).toMatchObject({
    ok: false,
    error: { code: 'conflict', by: 'Carla Verdi', revision: 2 },
  });
  expect((await readEditedPage(giulia, id))?.content.blocks).toMatchObject([
    { values: { html: { it: '<p>Suo</p>' } } },
  ]);
  expect(await shownIn('chi-siamo')).toBeUndefined();
  expect(await save(mine, { id, revision: 2 })).toMatchObject({ ok: true });
});

test('ten saves of one state at once are one save', async () => {
  const id = idOf(await save(page('chi-siamo')));
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, at) => save(page('chi-siamo', text(`<p>${at}</p>`)), { id, revision: 1 })),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a page that came as markup is edited as one text, and its markup stays as it was', async () => {
  const { id } = await db
    .insertInto('content_pages')
    .values({ slug: 'freni', title: 'Freni', body_html: '<p class="counter">24</p>' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const edited = await readEditedPage(giulia, id);
  expect(edited).toMatchObject({ revision: 0, state: 'published' });
  const content = storedContent(edited?.content ?? startingHome);
  await save(
    { ...content, blocks: [...content.blocks, text('<p onclick="x">Nuovo</p><script>1</script>', 'n')] },
    { id, publish: true },
  );
  expect(await shownIn('freni')).toEqual([
    { html: { it: '<p class="counter">24</p>', en: '' } },
    { html: { it: '<p>Nuovo</p>', en: '' } },
  ]);
});

test('the codes of parts stay where lists of pages look for them', async () => {
  await save(page('ordine', text('<p>[bulk_order]</p>')), { publish: true });
  const row = await db.selectFrom('content_pages').select(['title', 'body_html']).executeTakeFirstOrThrow();
  expect(row).toEqual({ title: 'Chi siamo', body_html: '<p>[bulk_order]</p>' });
});

test('[TAB-01, BULK-01, QUO-01] parts that blocks place stand there as codes as well', async () => {
  const table = newBlock('productTable', 'a');
  const blocks = [
    { ...table, values: { ...table.values, table: 7 } },
    newBlock('bulkOrder', 'b'),
    newBlock('quoteRequest', 'c'),
  ];
  await save(page('parti', ...blocks), { publish: true });
  const row = await db.selectFrom('content_pages').select('body_html').executeTakeFirstOrThrow();
  expect(row.body_html).toBe('<p>[product_table id="7"]</p>\n<p>[bulk_order]</p>\n<p>[quote_request]</p>');
});

test('two pages never have one address, nor a draft that of a page', async () => {
  const id = idOf(await save(page('chi-siamo'), { publish: true }));
  const second = idOf(await save(page('altra')));
  for (const slug of ['chi-siamo', 'altra'])
    expect(await save(page(slug))).toMatchObject({ error: { problems: { slug: 'taken' } } });
  expect(await save(page('chi-siamo'), { id: second, revision: 1 })).toMatchObject({ ok: false });
  expect(await save(page('noi'), { id, revision: 1, publish: true })).toMatchObject({ ok: true });
  const moved = await sql<{
    target_id: number;
  }>`select target_id from slug_history where slug = 'chi-siamo'`.execute(db);
  expect(moved.rows).toEqual([{ target_id: id }]);
});

test('the home page is that of every shop until another one is published', async () => {
  expect(await readHome(await aRequestContext(db))).toEqual(startingHome);
  const mine = { slug: '', title: { it: '', en: '' }, blocks: [text('<p>Benvenuti</p>')] };
  await save(mine, { id: homePageId });
  expect(await readHome(await aRequestContext(db))).toEqual(startingHome);
  await save(mine, { id: homePageId, revision: 1, publish: true });
  expect((await readHome(await aRequestContext(db))).blocks).toEqual(mine.blocks);
  expect(await removePage(giulia, homePageId)).toEqual({ ok: false });
  expect((await listPages(giulia)).map(({ path }) => path)).toEqual(['/']);
});

test('a version comes back as a draft, with blocks that this version of the shop cannot read', async () => {
  const id = idOf(await save(page('noi', text('<p>Prima</p>')), { publish: true }));
  const newer = { id: 'n', kind: 'text', version: 9, values: {} };
  await sql`update page_versions set content = jsonb_insert(content, '{blocks,1}', ${JSON.stringify(newer)}::jsonb)`.execute(
    db,
  );
  await save(page('noi', text('<p>Dopo</p>')), { id, revision: 1, publish: true });
  const versions = await readPageVersions(giulia, id);
  expect(versions.map(({ person, blocks }) => [person, blocks])).toEqual([
    ['Giulia Verdi', 1],
    ['Giulia Verdi', 2],
  ]);
  const restored = await restorePageVersion(giulia, { id, revision: 2, versionId: versions[1]?.id ?? 0 });
  expect(restored).toMatchObject({ ok: true, revision: 3 });
  expect(await shownIn('noi')).toEqual([{ html: { it: '<p>Dopo</p>', en: '' } }]);
  const { content } = (await readEditedPage(giulia, id)) ?? {};
  expect(content && storedContent(content).blocks).toEqual([text('<p>Prima</p>'), newer]);
  expect(
    await restorePageVersion(giulia, { id: id + 1, revision: 0, versionId: versions[1]?.id ?? 0 }),
  ).toMatchObject({
    error: { code: 'gone' },
  });
});

test('a draft is thrown away, and a page that was never published with it', async () => {
  const id = idOf(await save(page('noi', text('<p>Prima</p>')), { publish: true }));
  expect(await discardDraft(giulia, { id, revision: 1 })).toMatchObject({ ok: false });
  await save(page('noi', text('<p>Bozza</p>')), { id, revision: 1 });
  expect(await discardDraft(giulia, { id, revision: 1 })).toMatchObject({ ok: false });
  expect(await discardDraft(giulia, { id, revision: 2 })).toEqual({ ok: true, isGone: false });
  expect(await readEditedPage(giulia, id)).toMatchObject({ state: 'published' });
  const other = idOf(await save(page('bozza')));
  expect(await discardDraft(giulia, { id: other, revision: 1 })).toEqual({ ok: true, isGone: true });
  expect(await readEditedPage(giulia, other)).toBeNull();
});

test('a page goes with its draft and its versions, and every step stands in the audit trail', async () => {
  const id = idOf(await save(page('noi'), { publish: true }));
  expect(await removePage(giulia, id)).toEqual({ ok: true });
  expect(await removePage(giulia, id)).toEqual({ ok: false });
  expect(await shownIn('noi')).toBeUndefined();
  expect(await readPageVersions(giulia, id)).toEqual([]);
  const trail = await db
    .selectFrom('audit_entries')
    .select('deed as action')
    .where('subject_kind', '=', 'page')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(['created', 'deleted']);
});

test('the pictures of a page are those that its blocks name and those whose files its markup shows', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into images (file_key, alt, width, height, widths) values ('foto-a', '', 9, 9, '{9}'), ('foto-b', '', 9, 9, '{9}')
    returning id`.execute(db);
  const [first = 0, second = 0] = rows.map(({ id }) => id);
  const picture = newBlock('picture', 'p');
  const blocks = [
    { ...picture, values: { ...picture.values, picture: first } },
    text('<p><img src="/media/foto-b-9.webp" alt=""></p>'),
  ];
  await save(page('foto', ...blocks));
  const stored = await db.selectFrom('page_blocks').select('picture_ids').executeTakeFirstOrThrow();
  expect(stored.picture_ids.toSorted()).toEqual([first, second]);
});

test('a draft is published by itself when its moment has come, and not before', async () => {
  const id = idOf(await save(page('saldi', text('<p>Saldi</p>'))));
  const now = giulia.clock.now().getTime();
  const in1h = new Date(now + 3_600_000).toISOString();
  expect(await schedulePage(giulia, { id, revision: 1, at: new Date(now - 1).toISOString() })).toEqual({
    ok: false,
  });
  expect(await schedulePage(giulia, { id, revision: 9, at: in1h })).toEqual({ ok: false });
  expect(await schedulePage(giulia, { id, revision: 1, at: in1h })).toEqual({ ok: true });
  expect(await readEditedPage(giulia, id)).toMatchObject({ publishAt: in1h });
  const job = await sql`select from graphile_worker.jobs where key = ${`publish-page:${id}`}`.execute(db);
  expect(job.rows).toHaveLength(1);
  const after = (ms: number) => ({ ...giulia, clock: { now: () => new Date(now + ms) } });
  expect(await publishDuePages(after(3_599_000))).toBe(0);
  expect(await shownIn('saldi')).toBeUndefined();
  expect(await publishDuePages(after(3_601_000))).toBe(1);
  expect(await shownIn('saldi')).toEqual([{ html: { it: '<p>Saldi</p>', en: '' } }]);
  expect((await readPageVersions(giulia, id)).map(({ person }) => person)).toEqual(['Giulia Verdi']);
  expect(await publishDuePages(after(3_602_000))).toBe(0);
});

test('a schedule is cancelled, and there is none for a page without a draft', async () => {
  const id = idOf(await save(page('saldi')));
  const at = new Date(giulia.clock.now().getTime() + 1000).toISOString();
  await schedulePage(giulia, { id, revision: 1, at });
  expect(await schedulePage(giulia, { id, revision: 1, at: null })).toEqual({ ok: true });
  expect(await publishDuePages({ ...giulia, clock: { now: () => new Date(Date.parse(at) + 1) } })).toBe(0);
  await save(page('saldi'), { id, revision: 1, publish: true });
  expect(await schedulePage(giulia, { id, revision: 2, at })).toEqual({ ok: false });
});
