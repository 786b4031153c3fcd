import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCaller, aCompanyAccount } from '../factories/a-company-account.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  staff = await staffBrowser(shop);
});
afterAll(() => shop.close());

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
    'Prezzo di listino del negozio',
  ],
  ['a customer of a group with its own list', () => aBuyer('retail', shop.clock.now()), 'Scaglione da 5'],
  ['a company', () => aBuyer('business', shop.clock.now()), 'Scaglione da 5'],
  [
    'an employee of a company',
    async () => {
      const company = await aCompanyAccount(shop);
      const { customerId, email } = await company.hire('buy');
      return { customerId, email, listId: company.priceListId };
    },
    'Scaglione da 5',
  ],
  [
    'a business that waits for its approval, which buys as a private customer',
    () => aBuyer('business', null),
    'Prezzo di listino del negozio',
  ],
];

describe.skipIf(!pagesAreBuilt())('the explained price of a customer is the one of the cart', () => {
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
      const asked = new URLSearchParams({ sku: part.sku ?? '', customer: email, quantity: String(quantity) });
      const page = textOf(await pageOf(staff, `/staff/explain-price/?${asked}`)).replaceAll('\u00a0', ' ');
      const unit = /Prezzo al pezzo \([^)]*\) ([\d.,]+ €)/.exec(page)?.[1];
      expect(unit).toBe(line && formatEuro(line.unit, 'it').replaceAll('\u00a0', ' '));
      if (quantity === 5) expect(page).toContain(step);
    }
  });

  test('of a customer whom the shop has blocked is the one of guests', async () => {
    const { customerId, email, listId } = await aBuyer('business', shop.clock.now());
    const blocked = { blocked_at: shop.clock.now() };
    await shop.db.updateTable('customers').set(blocked).where('id', '=', customerId).execute();
    const part = await aProduct(shop.db, { listPrices: [{ priceListId: listId, priceCents: 777 }] });
    const asked = new URLSearchParams({ sku: part.sku ?? '', customer: email });
    expect(textOf(await pageOf(staff, `/staff/explain-price/?${asked}`))).toContain('12,20');
  });
});
