import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aClerk } from '#tests/factories/an-order.ts';
import { isForeign } from '../../rules/blocks/page-content.ts';
import { legalDrafts } from '../../rules/legal-drafts.data.ts';
import { withShopData } from '../../rules/shop-data.ts';
import { readContentPage } from '../read-content-page.ts';
import { createLegalDrafts, missingLegalPages } from './create-legal-drafts.ts';
import { listPages, readEditedPage } from './read-pages.ts';
import { savePage } from './save-page.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());
beforeEach(async () => {
  await db.deleteFrom('page_blocks').execute();
  await db.deleteFrom('content_pages').execute();
});

const legalPages = async () => (await listPages(await aClerk(db))).filter(({ isLegalDraft }) => isLegalDraft);

test('the drafts of all legal pages are written, and shoppers see none of them', async () => {
  const clerk = await aClerk(db);
  expect(await missingLegalPages(clerk)).toHaveLength(legalDrafts.length);
  expect(await createLegalDrafts(clerk)).toEqual({ ok: true, count: legalDrafts.length });
  expect((await legalPages()).map(({ state }) => state)).toEqual(legalDrafts.map(() => 'draft'));
  for (const { slug } of legalDrafts) expect(await readContentPage(clerk, slug)).toBeNull();
  expect(await missingLegalPages(clerk)).toEqual([]);
  expect(await createLegalDrafts(clerk)).toEqual({ ok: true, count: 0 });
});

test('the markup of a draft is stored as it was written', async () => {
  const clerk = await aClerk(db);
  await createLegalDrafts(clerk);
  for (const { id, title } of await legalPages()) {
    const [block] = (await readEditedPage(clerk, id))?.content.blocks ?? [];
    const draft = legalDrafts.find((one) => one.title === title.it);
    expect(block && !isForeign(block) && block.kind === 'text' ? block.values.html.it : null).toBe(
      draft?.html,
    );
  }
});

test('a page as it came with the shop stays published while its draft waits; one that staff have edited is left alone', async () => {
  const clerk = await aClerk(db);
  await db
    .insertInto('content_pages')
    .values({ slug: 'privacy', title: 'Privacy', body_html: '<p>Breve</p>' })
    .execute();
  const own = { slug: 'cookie', title: { it: 'I miei cookie', en: '' }, blocks: [] };
  await savePage(clerk, { id: null, revision: 0, content: own, publish: true });
  await createLegalDrafts(clerk);
  const pages = await listPages(clerk);
  expect(pages.find(({ path }) => path === '/privacy/')).toMatchObject({
    state: 'changed',
    isLegalDraft: true,
  });
  expect(pages.find(({ path }) => path === '/cookie/')).toMatchObject({ isLegalDraft: false });
  expect((await readContentPage(clerk, 'privacy'))?.content.title.it).toBe('Privacy');
});

test('a draft loses its mark once it is published', async () => {
  const clerk = await aClerk(db);
  await createLegalDrafts(clerk);
  const [{ id } = { id: 0 }] = await legalPages();
  const page = await readEditedPage(clerk, id);
  const content = { ...page?.content, blocks: page?.content.blocks };
  await savePage(clerk, { id, revision: page?.revision ?? 0, content, publish: true });
  expect((await legalPages()).map((one) => one.id)).not.toContain(id);
  expect(await readEditedPage(clerk, id)).toMatchObject({ state: 'published', isLegalDraft: false });
});

test('the drafts name the data of the firm, and no code of theirs is unknown', async () => {
  const { settings } = await aClerk(db, {
    settings: { shop_rea: 'TN-123456', shop_pec: 'ditta@pec.example' },
  });
  for (const { html } of legalDrafts) {
    const shown = withShopData(html, { settings, locale: 'it', missing: 'manca' });
    expect(shown).not.toMatch(/\[shop_/);
    expect(shown).not.toContain('manca');
  }
});
