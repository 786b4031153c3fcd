import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCompanyAccount, type Caller, type CompanyAccount } from '../factories/a-company-account.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let company: CompanyAccount;
let disc: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  company = await aCompanyAccount(shop);
  disc = await aProduct(shop.db, { name: 'Disco freno', stock: 10 });
});

const orderRow = (id: number) =>
  shop.db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'payment_method',
      'main_account_id',
      'order_key',
      'total_cents',
      'credit_account_id',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const statusOf = async (id: number) => (await orderRow(id)).status;
const set = (name: string, value: unknown) =>
  shop.db
    .insertInto('settings')
    .values({ key: name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

async function aWaitingOrder() {
  const sub = await company.hire('buy', 'buyApproval');
  await sub.fill(disc.id, 2);
  const { order_id: id } = await sub.order();
  return { sub, orderId: Number(id) };
}

describe('the page of the order', () => {
  const built = test.runIf(pagesAreBuilt());
  const pageOf = async ({ browser }: Pick<Caller, 'browser'>, id: number) =>
    (await browser.get(`/my-account/view-order/${id}/`)).text();

  built(
    '[APR-01] offers approve and reject to the main account alone, with their questions word for word',
    async () => {
      const { sub, orderId } = await aWaitingOrder();
      const seen = await pageOf(company, orderId);
      for (const text of [
        'Approva l’ordine',
        'Vuoi davvero approvare questo ordine? L&#x27;ordine passerà in attesa di pagamento.',
        'Rifiuta l’ordine',
        'Vuoi davvero rifiutare questo ordine? L&#x27;ordine verrà annullato.',
        '(Facoltativo) Inserisci un motivo del rifiuto da mostrare al sottoaccount che ha effettuato l&#x27;ordine.',
      ]) {
        expect(seen).toContain(text);
      }
      expect(seen).not.toContain('Vuoi davvero annullare questo ordine?');
      const own = await pageOf(sub, orderId);
      expect(own).not.toContain('Approva l’ordine');
      expect(own).not.toContain('Rifiuta l’ordine');
    },
  );

  built(
    '[APR-02][APR-10] offers the subaccount its cancel button with its question, while it is pending',
    async () => {
      const { sub, orderId } = await aWaitingOrder();
      expect(await pageOf(sub, orderId)).toContain('Vuoi davvero annullare questo ordine?');
      await sub.call('_reject_order', { orderid: orderId, reason: '' });
      expect(await pageOf(sub, orderId)).not.toContain('Vuoi davvero annullare questo ordine?');
    },
  );

  built(
    '[APR-03] carries order number and pay-now address for whoever decides or pays, and for nobody else',
    async () => {
      const { orderId } = await aWaitingOrder();
      const sibling = await company.hire('viewOrders');
      const { wholesale } = shop.wire;
      expect(await pageOf(company, orderId)).toMatch(
        new RegExp(`id="${wholesale}_order_number"[^>]*value="${orderId}"`),
      );
      expect(await pageOf(company, orderId)).toMatch(
        new RegExp(`id="${wholesale}_pay_now_url"[^>]*value="/checkout/order-pay/${orderId}/`),
      );
      expect(await pageOf(sibling, orderId)).not.toContain('_pay_now_url');
    },
  );

  built(
    '[APR-05][APR-06][APR-09] works without scripts, and with the pay-now setting on leads to the payment',
    async () => {
      const nonceIn = (page: string) => /name="_wpnonce"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
      const first = await aWaitingOrder();
      const post = async (id: number, fields: Readonly<Record<string, string>>) => {
        const _wpnonce = nonceIn(await pageOf(company, id));
        return company.browser.post(`/my-account/view-order/${id}/`, { _wpnonce, ...fields });
      };
      const approved = await post(first.orderId, { action: 'approve' });
      expect(approved.headers.get('location')).toBe(`/my-account/view-order/${first.orderId}/`);
      expect(await pageOf(company, first.orderId)).toContain('attende il pagamento');
      await set('order_approval_pay_now', true);
      const second = await aWaitingOrder();
      const paying = await post(second.orderId, { action: 'approve' });
      expect(paying.headers.get('location')).toContain(`/checkout/order-pay/${second.orderId}/`);
      await set('order_approval_pay_now', false);
      const third = await aWaitingOrder();
      await post(third.orderId, { action: 'reject', reason: 'Troppo caro' });
      expect(await statusOf(third.orderId)).toBe('cancelled');
      expect((await post(third.orderId, { action: 'approve', _wpnonce: 'x' })).status).toBe(422);
    },
  );
});
