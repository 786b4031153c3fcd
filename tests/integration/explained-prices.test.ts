import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBuyingSegment } from '#customers/accounts/server/find-buying-segment.ts';
import { explainPrice } from '#pricing/prices/server/staff/explain-price.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCaller, aCompanyAccount } from '../factories/a-company-account.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

/** The price that staff read for an email address. */
async function explained(sku: string | null, customer: string, quantity: number) {
  const ctx = await aRequestContext(shop.db, { clock: shop.clock });
  const question = { sku: sku ?? '', customer, group: '', quantity: String(quantity), day: '' };
  const { answer } = await explainPrice(ctx, question, (email) => findBuyingSegment(ctx, email));
  return answer?.ok ? answer.price : null;
}

type Buyer = { readonly customerId: number; readonly email: string; readonly listId: number };

async function aBuyer(kind: 'retail' | 'business', approvedAt: Date | null): Promise<Buyer> {
  const list = await aPriceList(shop.db);
  const group = await aGroup(shop.db, {
    kind,
    price_list_id: list.id,
    show_prices_with_tax: kind === 'retail',
  });
  const { id, email } = await aCustomer(shop.db, { group_id: group.id, approved_at: approvedAt });
  return { customerId: id, email, listId: list.id };
}

const buyers: readonly (readonly [string, () => Promise<Buyer>, string])[] = [
  [
    'a private customer',
    async () => {
      const { id, email } = await aCustomer(shop.db);
      return { customerId: id, email, listId: (await aPriceList(shop.db)).id };
    },
    'regular',
  ],
  ['a customer of a group with its own list', () => aBuyer('retail', shop.clock.now()), 'tier'],
  ['a company', () => aBuyer('business', shop.clock.now()), 'tier'],
  [
    'an employee of a company',
    async () => {
      const company = await aCompanyAccount(shop);
      const { customerId, email } = await company.hire('buy');
      return { customerId, email, listId: company.priceListId };
    },
    'tier',
  ],
  [
    'a business that waits for its approval, which buys as a private customer',
    () => aBuyer('business', null),
    'regular',
  ],
];

describe('the explained price of a customer is the one of the cart', () => {
  test.each(buyers)('[TIER-13] [SUB-08] %s', async (_, make, step) => {
    const { customerId, email, listId } = await make();
    const part = await aProduct(shop.db, {
      stock: 100,
      listPrices: [
        { priceListId: listId, priceCents: 777 },
        { priceListId: listId, priceCents: 555, minQuantity: 5 },
      ],
    });
    const { browser, fill } = aCaller(shop, await aBrowserOf(shop, customerId));
    for (const quantity of [1, 5]) {
      await fill(part.id, quantity === 1 ? 1 : 4);
      const [line] = (await cartOf(browser)).cart.lines;
      expect(line?.quantity).toBe(quantity);
      const price = await explained(part.sku, email, quantity);
      expect(price?.unit).toBe(line?.unit);
      expect(price?.steps.at(-1)?.step).toBe(quantity === 5 || step === 'regular' ? step : 'price-list');
    }
  });

  test('of a customer whom the shop has blocked is the one of guests', async () => {
    const { customerId, email, listId } = await aBuyer('business', shop.clock.now());
    const blocked = { blocked_at: shop.clock.now() };
    await shop.db.updateTable('customers').set(blocked).where('id', '=', customerId).execute();
    const part = await aProduct(shop.db, { listPrices: [{ priceListId: listId, priceCents: 777 }] });
    expect((await explained(part.sku, email, 1))?.unit).toBe(1220);
  });
});
