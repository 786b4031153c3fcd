import type { Visitor } from '../visitors/visitor.ts';
import { addToCart, type Story, wholesale } from './story.ts';

// The number of nothing that the shop has.
const stranger = 999_999;

/** Companies and their subaccounts, agents and their customers, and whoever acts for somebody. */
export const subaccounts: Story = async (context) => {
  const { people, goods, shop } = context;
  const { company, workshop, agent, customer } = people;
  const [first] = goods.plenty;
  const call = (visitor: Visitor, action: string, fields: Readonly<Record<string, string | number>> = {}) =>
    wholesale(context, visitor, action, fields);
  await company.get('/my-account/subaccounts/');
  const newOne = {
    username: 'piero.neri',
    password: 'Pinza-Rossa-1',
    email: 'piero@pistone.example',
    name: 'Piero',
    lastName: 'Neri',
    jobTitle: 'Banco',
    phone: '0522 1',
    permissionBuy: 'true',
    permissionBuyApproval: 'false',
    permissionViewOrders: 'true',
  };
  for (const options of [
    {},
    {},
    { email: 'x' },
    { username: 'a', email: 'p2@pistone.example' },
    { password: '1', email: 'p3@pistone.example' },
  ])
    await call(company, '_create_subaccount', { ...newOne, ...options });
  const [made] = await shop.ask<{ id: number }>(
    `select id from customers where email = 'piero@pistone.example'`,
  );
  for (const subaccountId of [made?.id ?? 0, stranger]) {
    await call(company, '_update_subaccount', { ...newOne, subaccountId, jobTitle: 'Capo officina' });
    await call(workshop, '_update_subaccount', { ...newOne, subaccountId });
    await company.get(`/my-account/subaccounts/${subaccountId}/`);
    await call(workshop, 'rejectuser', { user: subaccountId, issubaccount: 'yes' });
  }
  const numbered = async (email: string) =>
    (
      await shop.ask<{ id: number; made: Date }>(
        'select id, created_at as made from customers where email = $1',
        [email],
      )
    )[0] ?? { id: 0, made: shop.now() };
  const boss = await numbered('officina@pistone.example');
  const broker = await numbered('agente@pistone.example');
  for (const [visitor, own, who] of [
    [company, boss, made?.id ?? 0],
    [agent, broker, boss.id],
    [agent, broker, (await numbered('cliente@pistone.example')).id],
    [agent, broker, (await numbered('officina-riva@pistone.example')).id],
    [customer, boss, boss.id],
  ] as const) {
    await call(visitor, 'loginsubaccount', { customer: who });
    for (const page of [
      '/my-account/',
      '/my-account/orders/',
      '/cart/',
      '/my-account/edit-account/',
      '/my-account/subaccounts/',
      `/product/${first.slug}/`,
    ])
      await visitor.get(page);
    await addToCart(visitor, first.id);
    await call(visitor, 'switchtoagent', { agent: stranger });
    await call(visitor, 'switchtoagent', { agent: own.id, agentdate: own.made.toISOString() });
    await visitor.get('/my-account/subaccounts/');
  }
  await call(company, 'rejectuser', { user: made?.id ?? 0, issubaccount: 'yes' });
};
