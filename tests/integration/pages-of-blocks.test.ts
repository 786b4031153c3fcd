import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBlock } from '#site/content/rules/blocks/page-content.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCategory } from '../factories/a-category.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { textOf } from '../factories/order-calls.ts';

const text = (it: string, en = '') => ({ it, en });

describe.skipIf(!pagesAreBuilt())('pages of blocks', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  let disc: number;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
    const brakes = await aCategory(shop.db, { slug: 'freni', name: 'Freni' });
    disc = (await aProduct(shop.db, { slug: 'disco', name: 'Disco freno', categoryIds: [brakes.id] })).id;
    await shop.db.insertInto('settings').values({ key: 'language_switch', value: 'true' }).execute();
  });
  afterAll(() => shop.close());

  const nonce = async () => {
    const html = await (await staff.get('/staff/pages/home/')).text();
    return /nonce[^A-Za-z0-9]{1,8}([a-f0-9]{8,})/.exec(html)?.[1] ?? '';
  };
  const post = async (page: string, fields: Readonly<Record<string, string>>) =>
    staff.post(`/staff/pages/${page}/`, { _wpnonce: await nonce(), ...fields });
  const save = (page: string, revision: number, content: object, action = 'publish') =>
    post(page, { revision: String(revision), action, content: JSON.stringify(content) });
  const home = (...blocks: object[]) => ({ slug: '', title: text(''), blocks });
  const shown = async (path: string) => (await aBrowser(shop).get(path)).text();

  it('the home of a new shop shows its goods, and its title stands in its first block', async () => {
    const html = await shown('/');
    expect(html).toMatch(/<h1>Il ricambio giusto, al primo colpo.<\/h1>/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(html)).toContain('Sfoglia per categoria');
    expect(textOf(html)).toContain('Disco freno');
    expect(html).toContain('"@type":"AutoPartsStore"');
  });

  it('a published home is seen at once, without the blocks that nobody can read and without products that are gone', async () => {
    const products = newBlock('products', 'p');
    const chosen = {
      ...products.values,
      title: text('Scelti da noi', 'Our choice'),
      rule: 'chosen',
      chosen: [disc, 999_999],
    };
    const answer = await save('home', 0, home({ ...products, values: chosen }));
    expect(answer.status).toBe(200);
    await sql`
      update page_blocks set published = jsonb_insert(published, '{blocks,0}', '{"id": "x", "kind": "futuro", "version": 3, "values": {"title": "Segreto"}}'::jsonb)
      where page_id = 0`.execute(shop.db);
    const html = await shown('/');
    expect(textOf(html)).toContain('Scelti da noi');
    expect(textOf(html)).toContain('Disco freno');
    expect(html).not.toContain('Segreto');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(await shown('/?lang=en'))).toContain('Our choice');
    const editor = textOf(await (await staff.get('/staff/pages/home/')).text());
    expect(editor).toContain('Blocco “futuro”');
    expect(editor).toContain('Viene da un’altra versione del negozio (futuro, versione 3)');
  });

  it('a block whose goods are all gone shows nothing', async () => {
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', disc).execute();
    const html = await shown('/');
    expect(textOf(html)).not.toContain('Scelti da noi');
    await shop.db.updateTable('products').set({ status: 'published' }).where('id', '=', disc).execute();
    expect(textOf(await shown('/'))).toContain('Scelti da noi');
  });

  it('a page is written, looked at before anybody else sees it, and published at its address in both languages', async () => {
    const questions = newBlock('questions', 'q');
    const items = [
      { question: text('Quando arriva?', 'When does it come?'), answer: text('<p>Domani.</p>') },
    ];
    const page = {
      slug: 'domande',
      title: text('Domande frequenti', 'Questions'),
      blocks: [{ ...questions, values: { title: text(''), items } }],
    };
    const answer = await save('new', 0, page, 'save');
    expect(answer.status).toBe(303);
    const [, id = ''] = /pages\/(\d+)\//.exec(answer.headers.get('location') ?? '') ?? [];
    expect((await aBrowser(shop).get('/domande/')).status).toBe(404);
    const preview = await staff.get(`/staff/pages/${id}/preview/?in=en`);
    expect(preview.headers.get('cache-control')).toBe('no-store');
    expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const previewed = await preview.text();
    expect(textOf(previewed)).toContain('When does it come?');
    expect(previewed).toMatch(/<div lang="it">[^<]*<div[^>]*><p>Domani\.<\/p>|lang="it"[\s\S]{0,80}Domani\./);
    expect((await aBrowser(shop).get(`/staff/pages/${id}/preview/`)).status).toBe(401);
    expect((await save(id, 1, page)).status).toBe(200);
    expect(textOf(await shown('/domande/'))).toContain('Quando arriva?');
    expect(textOf(await shown('/domande/?lang=en'))).toContain('Questions');
    expect(await (await aBrowser(shop).get('/sitemap-pages.xml')).text()).toContain('/domande/');
  });

  it('columns show their blocks in both languages, without those that nobody can read and those whose goods are gone', async () => {
    const products = newBlock('products', 'p');
    const chosen = { ...products.values, title: text('Scelti'), rule: 'chosen', chosen: [disc] };
    const written = { ...newBlock('text', 't'), values: { html: text('<p>Sinistra</p>', '<p>Left</p>') } };
    const form = { ...newBlock('contactForm', 'f'), values: { ...newBlock('contactForm', 'f').values } };
    const columns = newBlock('blockColumns', 'c');
    const inside = [[written, form], [{ ...products, values: chosen }]];
    const page = {
      slug: 'colonne',
      title: text('Colonne'),
      blocks: [{ ...columns, values: { layout: 'wide-narrow', columns: inside } }],
    };
    const saved = await save('new', 0, page);
    const [, id = ''] = /pages\/(\d+)\//.exec(saved.headers.get('location') ?? '') ?? [];
    await sql`
      update page_blocks set published = jsonb_insert(published, '{blocks,0,values,columns,0,0}', '{"id": "x", "kind": "futuro", "version": 3, "values": {"title": "Segreto"}}'::jsonb)
      where page_id = ${Number(id)}`.execute(shop.db);
    const html = await shown('/colonne/');
    for (const words of ['Sinistra', 'Scelti', 'Disco freno']) expect(textOf(html)).toContain(words);
    expect(html).not.toContain('Segreto');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(await shown('/colonne/?lang=en'))).toContain('Left');
    const editor = textOf(await (await staff.get(`/staff/pages/${id}/`)).text());
    expect(editor).toContain('Colonne di blocchi: 4 blocchi');
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', disc).execute();
    const without = textOf(await shown('/colonne/'));
    expect(without).toContain('Sinistra');
    expect(without).not.toContain('Scelti');
    await shop.db.updateTable('products').set({ status: 'published' }).where('id', '=', disc).execute();
    await post(id, { action: 'remove' });
  });

  it('what cannot be is refused with its place, and what was meanwhile saved with its author; nothing changes', async () => {
    const before = textOf(await shown('/'));
    const hero = newBlock('hero', 'h');
    const wrong = home({ ...hero, values: { ...hero.values, linkTo: 'javascript:alert(1)' } });
    const refused = await save('home', 1, wrong);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/h\.linkTo[\s\S]{1,20}bad-address/);
    const late = await save('home', 0, home());
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('conflict');
    const expired = await staff.post('/staff/pages/home/', {
      _wpnonce: 'no',
      action: 'publish',
      revision: '1',
    });
    expect(expired.status).toBe(422);
    expect((await staff.get('/staff/pages/999999/')).status).toBe(404);
    expect(textOf(await shown('/'))).toBe(before);
  });

  it('a page is deleted for good', async () => {
    const id = (await shop.db.selectFrom('content_pages').select('id').executeTakeFirstOrThrow()).id;
    expect((await post(String(id), { action: 'remove' })).headers.get('location')).toBe(
      '/staff/pages/?done=removed',
    );
    expect((await aBrowser(shop).get('/domande/')).status).toBe(410);
    expect(textOf(await (await staff.get('/staff/pages/?done=removed')).text())).toContain(
      'La pagina è stata eliminata.',
    );
  });
});
