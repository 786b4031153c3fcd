import { administrator, buyers } from '#demo/people/demo-logins.data.ts';
import type { Recorder } from '../answers/recorder.ts';
import type { ReplayShop } from '../shop/replay-shop.ts';
import { fieldOnPage } from './forms-on-page.ts';
import { aVisitor, type Visitor } from './visitor.ts';

/** Everybody whose eyes the shop is looked at with: each kind of visitor that is shown or allowed something else. */
export type People = {
  readonly guest: Visitor;
  readonly customer: Visitor;
  /** a company of its own, without subaccounts */
  readonly workshop: Visitor;
  /** a company with subaccounts, on account, and customer of the agent */
  readonly company: Visitor;
  /** buys for the company, and has its orders approved */
  readonly subaccount: Visitor;
  readonly agent: Visitor;
  readonly clerk: Visitor;
  readonly administrator: Visitor;
};

/** People whom the demo shop does not have; each has the password of one who is there. */
const newcomers = [
  {
    email: 'officina-riva@pistone.example',
    first: 'Carlo',
    last: 'Riva',
    company: 'Officina Riva S.r.l.',
    as: 1,
    role: null,
  },
  { email: 'magazzino-neri@pistone.example', first: 'Sara', last: 'Neri', company: '', as: 1, role: null },
  { email: 'agente@pistone.example', first: 'Luca', last: 'Galli', company: '', as: 0, role: null },
  { email: 'commesso@pistone.example', first: 'Paola', last: 'Conti', company: '', as: 0, role: 'clerk' },
] as const;

const [customer, company] = buyers;

async function addNewcomers(ask: ReplayShop['ask']): Promise<void> {
  for (const { email, first, last, company: firm, as, role } of newcomers) {
    await ask(
      `insert into customers (email, password_hash, first_name, last_name, company, group_id, staff_role, approved_at,
         billing_address, invoice_data, created_at, email_confirmed_at)
       select $1, password_hash, $2, $3, $4, group_id, $5, approved_at, billing_address,
         case when $7 then invoice_data end, created_at, email_confirmed_at
       from customers where email = $6`,
      [email, first, last, firm, role, buyers[as]?.email ?? '', firm === ''],
    );
  }
  const [, second, third] = newcomers;
  await ask(
    `insert into subaccounts (customer_id, main_account_id, username, job_title, permissions)
     select s.id, m.id, 'sara.neri', 'Magazzino', '{buy,buyApproval,viewOrders,viewOffers,viewConversations,viewLists}'
     from customers s, customers m where s.email = $1 and m.email = $2`,
    [second.email, company?.email],
  );
  await ask(
    `insert into agent_customers (agent_id, customer_id) select a.id, c.id from customers a, customers c
     where a.email = $1 and c.email in ($2, $3)`,
    [third.email, company?.email, customer?.email],
  );
  await ask(
    `insert into credit_accounts (customer_id, limit_cents) select id, 500000 from customers where email = $1`,
    [company?.email],
  );
}

async function logIn(visitor: Visitor, email: string, password: string): Promise<Visitor> {
  const { text } = await visitor.get('/my-account/');
  const nonce = fieldOnPage(text, 'shop-login-nonce');
  const answer = await visitor.post('/my-account/', {
    'shop-login-nonce': nonce,
    username: email,
    password,
    login: '1',
  });
  if (answer.status !== 303) throw new Error(`${email} cannot log in: ${answer.status}`);
  return visitor;
}

/** Brings in everybody; whoever has an account logs in, as a browser does. */
export async function bringPeople(recorder: Recorder, shop: ReplayShop): Promise<People> {
  await recorder.begin('logging-in');
  await addNewcomers(shop.ask);
  const enter = (name: string, email = '', password = '') =>
    logIn(aVisitor(recorder, name, shop.shopUrl), email, password);
  const [riva, sara, luca, paola] = newcomers;
  const ofWorkshop = company?.password;
  const ofCustomer = customer?.password;
  return {
    guest: aVisitor(recorder, 'guest', shop.shopUrl),
    customer: await enter('customer', customer?.email, ofCustomer),
    workshop: await enter('workshop', riva.email, ofWorkshop),
    company: await enter('company', company?.email, ofWorkshop),
    subaccount: await enter('subaccount', sara.email, ofWorkshop),
    agent: await enter('agent', luca.email, ofCustomer),
    clerk: await enter('clerk', paola.email, ofCustomer),
    administrator: await enter('administrator', administrator.email, administrator.password),
  };
}
