import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffCustomersAction } from '#customers/customers/rules/staff-customer.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import {
  aCaller,
  aCompanyAccount,
  type Caller,
  type CompanyAccount,
} from '../factories/a-company-account.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let company: CompanyAccount;
let agent: Caller & { readonly customerId: number; readonly email: string };

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  company = await aCompanyAccount(shop);
  const { id, email } = await aCustomer(shop.db, { first_name: 'Gina', last_name: 'Sala' });
  agent = { ...aCaller(shop, await aBrowserOf(shop, id)), customerId: id, email };
});

const assign = (agentId: number, customerId: number) =>
  shop.db.insertInto('agent_customers').values({ agent_id: agentId, customer_id: customerId }).execute();
const wayBackOf = async (customerId: number) => {
  const { created_at: at } = await shop.db
    .selectFrom('customers')
    .select('created_at')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { agent: customerId, agentdate: at.toISOString() };
};
const whoIs = async (caller: Caller) => {
  const session = await caller.session();
  return session ? [session.customer_id, session.acted_by] : null;
};

describe('acting for a customer', () => {
  test('[AGT-01] an agent logs in as an assigned customer and acts there; the order records the agent', async () => {
    await assign(agent.customerId, company.customerId);
    expect(await agent.call('loginsubaccount', { customer: company.customerId })).toEqual([200, 'success']);
    expect(await whoIs(agent)).toEqual([company.customerId, agent.customerId]);
    await agent.fill((await aProduct(shop.db, {})).id);
    const { order_id: orderId } = await agent.order({ payment_method: 'bacs' });
    const order = await shop.db
      .selectFrom('orders')
      .innerJoin('order_events', 'order_events.order_id', 'orders.id')
      .select(['customer_id', 'person_name'])
      .where('orders.id', '=', Number(orderId))
      .where('kind', '=', 'placed')
      .executeTakeFirst();
    expect(order).toEqual({ customer_id: company.customerId, person_name: 'Carlo Riva (Gina Sala)' });
  });

  test('[SUB-02] a main account logs in as its subaccount the same way; the old session and its nonces become invalid', async () => {
    const sub = await company.hire('buy');
    const before = company.browser.cookies.get(shop.sessionCookie) ?? '';
    const oldNonce = await company.security();
    const old = await company.session();
    expect(await company.call('loginsubaccount', { customer: sub.customerId })).toEqual([200, 'success']);
    expect(company.browser.cookies.get(shop.sessionCookie)).not.toBe(before);
    expect(await whoIs(company)).toEqual([sub.customerId, company.customerId]);
    const gone = await shop.db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', old?.id ?? 0)
      .execute();
    expect(gone).toEqual([]);
    expect(await company.call('switchtoagent', { security: oldNonce })).toEqual([403, '-1']);
    // Cached pages hold no personal data: the header of the page reads this cookie.
    expect(company.browser.cookies.get(`${shop.wire.platform}_buyer`)).toBe(
      'Officina Riva\nAgisci come Mario Neri',
    );
  });

  test('[AGT-01] acting is refused without an assignment, for staff, and in a chain', async () => {
    const other = await aCompanyAccount(shop);
    const sub = await company.hire('buy', 'viewOrders');
    const clerk = await aCustomer(shop.db, { staff_role: 'clerk' });
    await assign(agent.customerId, clerk.id);
    for (const customer of [company.customerId, sub.customerId, clerk.id, agent.customerId, 0, 999_999]) {
      expect(await agent.call('loginsubaccount', { customer })).toEqual([403, '0']);
    }
    expect(await other.call('loginsubaccount', { customer: sub.customerId })).toEqual([403, '0']);
    await assign(agent.customerId, company.customerId);
    await agent.call('loginsubaccount', { customer: company.customerId });
    // Even in the account of a company an agent cannot become one of its subaccounts, or create one.
    expect(await agent.call('loginsubaccount', { customer: sub.customerId })).toEqual([403, '0']);
    expect((await agent.call('_create_subaccount', { email: 'x@y.it' }))[1]).toMatch(/^error/);
    expect((await agent.call('rejectuser', { user: sub.customerId, issubaccount: 'yes' }))[0]).toBe(403);
  });

  test('staff rights do not carry over: an administrator who acts for a customer has none there', async () => {
    const boss = await aCustomer(shop.db, { staff_role: 'administrator' });
    const caller = aCaller(shop, await aBrowserOf(shop, boss.id));
    await assign(boss.id, company.customerId);
    expect(await caller.call('loginsubaccount', { customer: company.customerId })).toEqual([200, 'success']);
    expect((await caller.browser.get('/staff/')).status).not.toBe(200);
    // A staff role that the customer is given meanwhile does not open the staff area either.
    await shop.db
      .updateTable('customers')
      .set({ staff_role: 'clerk' })
      .where('id', '=', company.customerId)
      .execute();
    expect((await caller.browser.get('/staff/')).status).not.toBe(200);
    expect((await caller.call('switchtoagent', await wayBackOf(boss.id)))[0]).toBe(400);
  });

  test('an agent who is unassigned or blocked loses access at once', async () => {
    await assign(agent.customerId, company.customerId);
    await agent.call('loginsubaccount', { customer: company.customerId });
    await shop.db.deleteFrom('agent_customers').where('agent_id', '=', agent.customerId).execute();
    expect((await agent.call('switchtoagent', await wayBackOf(agent.customerId)))[0]).toBe(400);
  });
});

describe('the way back', () => {
  test('[AGT-03] leads to the account that started the session, with agent and agentdate, by a new session', async () => {
    await assign(agent.customerId, company.customerId);
    await agent.call('loginsubaccount', { customer: company.customerId });
    const there = await agent.session();
    const way = await wayBackOf(agent.customerId);
    expect(await agent.call('switchtoagent', way)).toEqual([200, 'success']);
    expect(await whoIs(agent)).toEqual([agent.customerId, null]);
    const left = await shop.db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', there?.id ?? 0)
      .execute();
    expect(left).toEqual([]);
    expect(await agent.call('switchtoagent', way)).toEqual([403, '0']);
  });

  test('[AGT-03] works in no session but the one that this agent started, whatever is posted', async () => {
    await assign(agent.customerId, company.customerId);
    const way = await wayBackOf(agent.customerId);
    // The customer knows the agent’s id and date from the page; in the customer’s own session they open nothing.
    expect(await company.call('switchtoagent', way)).toEqual([403, '0']);
    await agent.call('loginsubaccount', { customer: company.customerId });
    const others = [
      { ...way, agent: company.customerId },
      await wayBackOf(company.customerId),
      { ...way, agentdate: '2020-01-01T00:00:00.000Z' },
      { ...way, agentdate: '' },
    ];
    for (const other of others) expect(await agent.call('switchtoagent', other)).toEqual([403, '0']);
    expect(await whoIs(agent)).toEqual([company.customerId, agent.customerId]);
  });

  test('[AGT-03] a main account that logged in as a subaccount returns the same way', async () => {
    const sub = await company.hire('buy');
    await company.call('loginsubaccount', { customer: sub.customerId });
    expect(await company.call('switchtoagent', await wayBackOf(company.customerId))).toEqual([
      200,
      'success',
    ]);
    expect(await whoIs(company)).toEqual([company.customerId, null]);
  });
});

describe('the pages', () => {
  const built = test.runIf(pagesAreBuilt());
  const page = async ({ browser }: Caller, path = '/my-account/subaccounts/') => {
    const answer = await browser.get(path);
    return [answer.status, await answer.text()] as const;
  };

  built(
    '[AGT-01] the customers of an agent stand in the account area with the button that starts it',
    async () => {
      expect((await page(agent))[0]).toBe(404);
      await assign(agent.customerId, company.customerId);
      const [status, text] = await page(agent);
      expect(status).toBe(200);
      expect(text).toContain('Officina Riva');
      expect(text).toContain(`name="customer" value="${company.customerId}"`);
      expect(text).toContain('Accedi come');
    },
  );

  built('[AGT-01] a private customer finds their customers in the menu once they are an agent', async () => {
    const entry = '<a href="/my-account/subaccounts/">I tuoi clienti</a>';
    for (const path of ['/my-account/', '/my-account/orders/']) {
      expect((await page(agent, path))[1]).not.toContain('/my-account/subaccounts/');
    }
    await assign(agent.customerId, company.customerId);
    for (const path of ['/my-account/', '/my-account/orders/']) {
      expect((await page(agent, path))[1]).toContain(entry);
    }
    expect((await page(agent))[1]).toContain('<h1>I tuoi clienti</h1>');
    await shop.db
      .updateTable('customers')
      .set({ blocked_at: shop.clock.now() })
      .where('id', '=', company.customerId)
      .execute();
    expect((await page(agent, '/my-account/'))[1]).not.toContain('/my-account/subaccounts/');
  });

  built(
    '[AGT-02] while acting the page shows the button “Torna all’agente”, which works without scripts',
    async () => {
      await assign(agent.customerId, company.customerId);
      const security = await agent.security();
      const posted = { security, customer: company.customerId };
      const entered = await agent.browser.post('/my-account/subaccounts/', posted);
      expect(entered.headers.get('location')).toBe('/shop/');
      const [, text] = await page(agent);
      expect(text).toContain('Torna all&#x27;agente');
      expect((await page(company))[1]).not.toContain('Torna all&#x27;agente');
      const way = await wayBackOf(agent.customerId);
      const back = await agent.browser.post('/my-account/subaccounts/', {
        security: await agent.security(),
        action: 'return',
        ...way,
      });
      expect(back.headers.get('location')).toBe('/my-account/subaccounts/');
      expect((await page(agent))[1]).toContain('Officina Riva');
    },
  );

  built(
    'password, details and sessions of the account are its owner’s: on the page and in the form',
    async () => {
      await assign(agent.customerId, company.customerId);
      await agent.call('loginsubaccount', { customer: company.customerId });
      for (const path of [
        '/my-account/edit-account/',
        '/my-account/sessions/',
        '/my-account/confirm-email/',
      ]) {
        for (const answer of [await agent.browser.get(path), await agent.browser.post(path, { x: '1' })]) {
          expect([answer.status, answer.headers.get('location')]).toEqual([
            303,
            '/my-account/subaccounts/?done=guarded',
          ]);
        }
      }
    },
  );

  built(
    '[AGT-01] staff with the right assign agents and take them away, in the audit trail; then the agent is out',
    async () => {
      const boss = await aCustomer(shop.db, { staff_role: 'sales' });
      const staff = aCaller(shop, await aBrowserOf(shop, boss.id));
      const path = `/staff/customers/${company.customerId}/`;
      const post = async (who: Caller, fields: Readonly<Record<string, string | number>>) => {
        const _wpnonce = await who.nonceOf(staffCustomersAction);
        const answer = await who.browser.post(path, { _wpnonce, ...fields });
        return [answer.status, answer.headers.get('location')] as const;
      };
      const done = await post(staff, { action: 'assign-agent', email: agent.email });
      expect(done).toEqual([303, `${path}?agents=assigned`]);
      expect((await page(staff, path))[1]).toContain(agent.email);
      expect(await agent.call('loginsubaccount', { customer: company.customerId })).toEqual([200, 'success']);
      const clerk = await aCustomer(shop.db, { staff_role: 'clerk' });
      const other = aCaller(shop, await aBrowserOf(shop, clerk.id));
      expect((await post(other, { action: 'remove-agent', agent: agent.customerId }))[0]).toBe(403);
      const sub = await company.hire('buy');
      for (const email of [company.email, sub.email]) {
        expect((await post(staff, { action: 'assign-agent', email }))[1]).toBe(`${path}?agents=impossible`);
      }
      expect((await post(staff, { action: 'assign-agent', email: 'nessuno@x.it' }))[1]).toBe(
        `${path}?agents=unknown`,
      );
      expect((await post(staff, { action: 'remove-agent', agent: agent.customerId }))[1]).toBe(
        `${path}?agents=removed`,
      );
      expect(await agent.session()).toBeUndefined();
      const trail = await shop.db
        .selectFrom('audit_entries')
        .select(['before', 'after'])
        .where('subject_id', '=', String(company.customerId))
        .orderBy('id')
        .execute();
      expect(trail).toEqual([
        { before: { agent: null }, after: { agent: agent.email } },
        { before: { agent: agent.email }, after: { agent: null } },
      ]);
    },
  );

  built('staff see with whom a customer is tied', async () => {
    const boss = await aCustomer(shop.db, { staff_role: 'sales' });
    const staff = aCaller(shop, await aBrowserOf(shop, boss.id));
    const sub = await company.hire('buy', 'viewOrders');
    expect((await page(staff, `/staff/customers/${company.customerId}/`))[1]).toContain('1 sottoaccount');
    const [, ofSub] = await page(staff, `/staff/customers/${sub.customerId}/`);
    expect(ofSub).toContain(`href="/staff/customers/${company.customerId}/"`);
    expect(ofSub).toContain('ordina · vede gli ordini');
  });
});
