import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import { withCardChoices } from '#catalogue/variations/server/read-card-choices.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { readReceivedOrder } from '#selling/orders/server/forms/read-received-order.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { anOwnAttribute, attributesShown } from '#tests/factories/a-shirt.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { someShippingZones } from '#tests/factories/shipping-zones.ts';
import { type ProductAttribute, readAttributes } from '../rules/product-attribute.ts';
import { variationsAction } from '../rules/variations-answer.ts';
import { generateVariations } from './generate-variations.ts';
import { postVariations } from './post-variations.ts';
import { postedAttributes, readProductAttributes } from './read-product-attributes.ts';
import { readVariationRows } from './read-variation-rows.ts';

const english = { key: 'retail-gross-it-in-en', locale: 'en', contentLocale: 'it' } as const;
let home: TestDatabase;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
  await someShippingZones(home.db);
});
afterAll(() => home.close());

const reader = () => aRequestContext(home.db, { audience: english });
const translated = (
  [name, translatedName]: readonly [string, string],
  options: readonly (readonly [string, string])[],
): ProductAttribute =>
  anOwnAttribute(name, [], {
    translatedName,
    look: 'label',
    options: options.map(([option, other]) => ({
      termId: null,
      name: option,
      translatedName: other,
      color: null,
    })),
  } as Partial<ProductAttribute>);

/** A published product of its own attribute with two options, the second one not translated. */
async function aJacket(slug: string) {
  const { id } = await aProduct(home.db, { slug, name: 'Giacca', stock: 0, columns: { backorders: 'yes' } });
  const attributes = [
    translated(
      ['Finitura', 'Finish'],
      [
        ['Zaffiro', 'Sapphire'],
        ['Grezzo', ''],
      ],
    ),
  ];
  const made = await generateVariations(owner, id, { attributes, seen: await attributesShown(owner, id) });
  expect(made).toEqual({ ok: true, made: 2 });
  await home.db
    .updateTable('products')
    .set({ backorders: 'yes', in_stock: true })
    .where('parent_id', '=', id)
    .execute();
  return id;
}

test('English names of an attribute of one product stand on its page, on cards, in the cart and on the order', async () => {
  const id = await aJacket('giacca');
  const product = await readProduct(await reader(), 'giacca');
  expect(product?.variationAttributes).toMatchObject([
    { label: 'Finish', options: [{ label: 'Sapphire' }, { label: 'Grezzo', lang: 'it' }] },
  ]);
  expect(product?.variationAttributes[0]).not.toHaveProperty('lang');
  const own = await readProduct(await aRequestContext(home.db), 'giacca');
  expect(own?.variationAttributes).toMatchObject([
    { label: 'Finitura', options: [{ label: 'Zaffiro' }, { label: 'Grezzo' }] },
  ]);
  const ctx = await reader();
  const [card] = await withCardChoices(ctx, await readCards(ctx, [id]));
  expect(card?.choices?.attributes).toMatchObject([
    { label: 'Finish', options: [{ label: 'Sapphire' }, { label: 'Grezzo', lang: 'it' }] },
  ]);
  const [first] = await readVariationRows(home.db, id);
  await addToCart(ctx, { productId: id, variationId: first?.id ?? 0, quantity: 1, attributes: {} });
  const { lines } = await readCart(ctx);
  expect(lines[0]?.chosen).toEqual([
    expect.objectContaining({ label: 'Finish', value: 'Sapphire', slug: 'zaffiro' }),
  ]);
  expect(Object.keys(lines[0]?.chosen[0] ?? {}).sort()).toEqual(['label', 'name', 'slug', 'value']);
  const part = await aProduct(home.db, { stock: 5 });
  const { order, buyer } = await anOrder(home.db, {
    items: [[part.id, 1]],
    ctx: { session: ctx.session, audience: english },
  });
  const shown = await readReceivedOrder(buyer, { orderId: order.id, key: order.key });
  const attributes = shown.ok ? shown.received.order.lines.flatMap((line) => line.attributes) : [];
  expect(attributes).toEqual([{ label: 'Finish', value: 'Sapphire' }]);
});

test('a product is found by the options of its own attributes, in both languages, as long as it has them', async () => {
  const id = await aJacket('giacca-2');
  const found = async (words: string) => (await findProducts(await reader(), words, null)).includes(id);
  expect([await found('giacca zaffiro'), await found('sapphire'), await found('topazio')]).toEqual([
    true,
    true,
    false,
  ]);
  const [attribute] = postedAttributes(await readProductAttributes(owner, id));
  if (attribute?.kind !== 'own') throw new Error('an attribute of its own was expected');
  expect(attribute).toMatchObject({
    translatedName: 'Finish',
    options: [{ translatedName: 'Sapphire' }, { translatedName: '' }],
  });
  const renamed = {
    ...attribute,
    options: attribute.options.map((option, at) =>
      at === 0 ? { ...option, translatedName: 'Topaz' } : option,
    ),
  };
  const form = new FormData();
  form.set('_wpnonce', owner.nonces.make(variationsAction));
  form.set('action', 'attributes');
  form.set('seen', await attributesShown(owner, id));
  form.set('attributes', JSON.stringify([renamed]));
  expect(await postVariations(owner, id, form)).toMatchObject({ kind: 'attributes-saved' });
  expect([await found('sapphire'), await found('topaz'), await found('zaffiro')]).toEqual([
    false,
    true,
    true,
  ]);
  const entry = await home.db
    .selectFrom('audit_entries')
    .select('after')
    .where('subject_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry?.after).toEqual({ attributes: ['Finitura (Finish): Zaffiro (Topaz), Grezzo'] });
});

test('a name in the other language that is too long is refused, one that is left out is none', () => {
  const attribute = (translatedName?: string) => ({
    kind: 'own',
    attributeId: null,
    name: 'Finitura',
    translatedName,
    look: 'select',
    options: [{ termId: null, name: 'Zaffiro', color: null }],
    forVariations: true,
    preset: null,
  });
  expect(readAttributes([attribute('x'.repeat(61))])).toEqual({
    ok: false,
    problem: { code: 'too-long', at: 0 },
  });
  expect(readAttributes([attribute()])).toMatchObject({
    ok: true,
    attributes: [{ translatedName: '', options: [{ translatedName: '' }] }],
  });
});
