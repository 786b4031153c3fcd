import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { newBlock, storedContent } from '../../rules/blocks/page-content.ts';
import { readContentPage } from '../read-content-page.ts';
import { restorePageVersion } from './change-page.ts';
import { readEditedPage, readPageVersions } from './read-pages.ts';
import { type SavedPage, savePage } from './save-page.ts';

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

const columns = (...inner: readonly (readonly object[])[]) => {
  const block = newBlock('blockColumns', 'c');
  return { ...block, values: { ...block.values, columns: inner } };
};

test('blocks within columns are cleaned, shown, counted and found as those of the page', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into images (file_key, alt, width, height, widths) values ('foto-c', '', 9, 9, '{9}') returning id`.execute(
    db,
  );
  const picture = newBlock('picture', 'p');
  const shown = { ...picture, values: { ...picture.values, picture: rows[0]?.id ?? 0 } };
  const left = text('<p onclick="x">Uno</p><script>1</script>', 'l');
  const id = idOf(
    await save(page('due', columns([left, newBlock('bulkOrder', 'b')], [shown])), { publish: true }),
  );
  expect(await shownIn('due')).toMatchObject([
    { columns: [[{ values: { html: { it: '<p>Uno</p>', en: '' } } }, { kind: 'bulkOrder' }], [{ id: 'p' }]] },
  ]);
  const row = await db.selectFrom('content_pages').select('body_html').executeTakeFirstOrThrow();
  expect(row.body_html).toBe('<p>Uno</p>\n<p>[bulk_order]</p>');
  const stored = await db.selectFrom('page_blocks').select('picture_ids').executeTakeFirstOrThrow();
  expect(stored.picture_ids).toEqual(rows.map((image) => image.id));
  expect((await readPageVersions(giulia, id)).map(({ blocks }) => blocks)).toEqual([4]);
});

test('a version comes back with its columns, and with what nobody can read in them', async () => {
  const newer = { id: 'n', kind: 'text', version: 9, values: {} };
  const before = columns([text('<p>Prima</p>')], []);
  const id = idOf(await save(page('noi', before), { publish: true }));
  await sql`update page_versions set content = jsonb_insert(content, '{blocks,0,values,columns,1,0}', ${JSON.stringify(newer)}::jsonb)`.execute(
    db,
  );
  await save(page('noi'), { id, revision: 1, publish: true });
  const version = (await readPageVersions(giulia, id))[1]?.id ?? 0;
  expect(await restorePageVersion(giulia, { id, revision: 2, versionId: version })).toMatchObject({
    ok: true,
  });
  const { content } = (await readEditedPage(giulia, id)) ?? {};
  expect(content && storedContent(content).blocks).toEqual([columns([text('<p>Prima</p>')], [newer])]);
});

test('columns within a column are refused, and nothing changes', async () => {
  const id = idOf(await save(page('noi', columns([text('<p>Uno</p>')], []))));
  const nested = { ...columns([], []), id: 'd' };
  expect(await save(page('noi', columns([nested], [])), { id, revision: 1 })).toMatchObject({
    error: { code: 'refused', problems: { d: 'unknown-block' } },
  });
  expect(await readEditedPage(giulia, id)).toMatchObject({ revision: 1 });
});
