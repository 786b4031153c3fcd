import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anAdministrator } from '#foundation/visitor/rules/a-staff-role.ts';
import { carriersAction } from '#selling/fulfilment/rules/carrier-form.ts';
import { listCarriers } from '#selling/fulfilment/server/carriers.ts';
import { postCarrier } from '#selling/fulfilment/server/post-carrier.ts';
import { readCouriers } from '#selling/orders/server/shipments/read-shipments.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aPlacedOrder } from '../factories/order-calls.ts';

describe('the carriers of a shop', () => {
  let shop: TestShop;
  let clerk: RequestContext;
  beforeAll(async () => {
    shop = await aShop();
    const { id: customerId, email } = await aCustomer(shop.db);
    const person = { customerId, email, firstName: 'Giulia', lastName: 'Verdi', company: '' };
    clerk = await aRequestContext(shop.db, {
      clock: shop.clock,
      person: { ...person, kind: 'retail', staffRole: anAdministrator },
    });
  });
  afterAll(() => shop.close());

  const post = (id: number | null, fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ _wpnonce: clerk.nonces.make(carriersAction), ...fields }))
      form.set(name, value);
    return postCarrier(clerk, id, form);
  };
  const named = async (name: string) => (await listCarriers(clerk)).find((carrier) => carrier.name === name);

  it('come with the shop, and are added, changed and left out of the suggestions', async () => {
    expect((await readCouriers(clerk)).slice(0, 3)).toEqual(['BRT', 'DHL', 'GLS']);
    const trackingUrl = 'https://example.com/{tracking}';
    expect(await post(null, { name: 'Corriere Nuovo', trackingUrl, active: '1' })).toMatchObject({
      kind: 'go',
    });
    const added = await named('Corriere Nuovo');
    expect(added).toMatchObject({ trackingUrl, active: true, parcels: 0 });
    await post(added?.id ?? 0, { name: 'Corriere Nuovo', trackingUrl });
    expect(await readCouriers(clerk)).not.toContain('Corriere Nuovo');
  });

  it('have one name each, whatever its case', async () => {
    expect(await post(null, { name: 'brt', trackingUrl: '' })).toMatchObject({
      kind: 'again',
      problems: { name: 'taken' },
    });
  });

  it('are deleted only while they have carried no parcel', async () => {
    const [used, unused] = [await named('GLS'), await named('UPS')];
    const { id: orderId } = await aPlacedOrder(shop);
    await shop.db
      .insertInto('order_shipments')
      .values({ order_id: orderId, courier: 'GLS', tracking: 'G1', carrier_id: used?.id ?? null })
      .execute();
    expect(await post(used?.id ?? 0, { action: 'remove' })).toEqual({
      kind: 'go',
      path: `/staff/fulfilment/carriers/${used?.id}/?used=1`,
    });
    expect(await post(unused?.id ?? 0, { action: 'remove' })).toMatchObject({ kind: 'go' });
    expect([await named('GLS'), await named('UPS')]).toMatchObject([{ parcels: 1 }, undefined]);
  });
});
