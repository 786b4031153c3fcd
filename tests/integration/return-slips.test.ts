import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnSlipPath, staffSlipPath } from '#selling/returns/rules/return-paths.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aReturnsDepartment, type SoldOrder } from '../factories/a-returns-department.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser, linkTo, pageOf, staffBrowser } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('the slip of a return', () => {
  let shop: TestShop;
  let returns: Awaited<ReturnType<typeof aReturnsDepartment>>;
  let sold: SoldOrder;
  let link: string;
  let id: number;
  beforeAll(async () => {
    shop = await aShop();
    returns = await aReturnsDepartment(shop.db);
    sold = await returns.sell(2);
    link = new URL(linkTo(shop, sold.view), 'http://shop.test').searchParams.get('link') ?? '';
    id = await returns.asked(sold, 1);
  });
  afterAll(() => shop.close());

  const statusOf = async (path: string, browser = aBrowser(shop)) => (await browser.get(path)).status;
  const mine = () => returnSlipPath(sold.id, id, link);

  it('is not there before the approval; then the holder of the link and staff have it, and the page leads to it', async () => {
    const staff = await staffBrowser(shop);
    expect(await statusOf(mine())).toBe(404);
    expect(await statusOf(staffSlipPath(id), staff)).toBe(404);
    await returns.move(id, 'approved');
    const answer = await aBrowser(shop).get(mine());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await statusOf(staffSlipPath(id), staff)).toBe(200);
    const page = await pageOf(aBrowser(shop), linkTo(shop, sold.view));
    expect(page).toContain(returnSlipPath(sold.id, id).replaceAll('&', '&amp;'));
    expect(await pageOf(staff, `/staff/returns/${id}/`)).toContain(staffSlipPath(id));
  });

  it('nobody else gets it: not by a wrong link, not for another order, not without a log-in', async () => {
    const other = await returns.sell(1);
    const otherLink = new URL(linkTo(shop, other.view), 'http://shop.test').searchParams.get('link') ?? '';
    expect(await statusOf(returnSlipPath(sold.id, id, otherLink))).toBe(404);
    expect(await statusOf(returnSlipPath(other.id, id, otherLink))).toBe(404);
    expect((await aBrowser(shop).get(returnSlipPath(sold.id, id))).headers.get('location')).toContain(
      '/my-account/',
    );
    const { browser } = await customerBrowser(shop);
    expect(await statusOf(returnSlipPath(sold.id, id), browser)).toBe(404);
  });
});
