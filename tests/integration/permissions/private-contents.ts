import { accountLinkText } from '#customers/accounts/rules/account-link.ts';
import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { sendEmail, sendOrderEmails } from '#http/jobs/emails/send-emails.ts';
import { emailDefinitions } from '#site/email-texts/rules/email-texts.ts';
import { emailAbouts } from '#site/email-texts/rules/staff-emails.ts';
import { aStoredCoupon } from '../../factories/a-coupon.ts';
import { aCustomer } from '../../factories/a-customer.ts';
import { aPaymentSetup } from '../../factories/a-payment-setup.ts';
import { aProduct } from '../../factories/a-product.ts';
import type { TestShop } from '../../factories/a-shop.ts';
import { anOffer } from '../../factories/an-offer.ts';
import { aPlacedOrder } from '../../factories/order-calls.ts';
import type { KnownRoute } from './every-route.ts';
import type { PresentVisitor } from './visitors.ts';
import type { PrivateContent } from './who-sees.data.ts';

/** A shop with one example of every private content: how it is recognised, and where it might be seen. */
export type PrivateShop = {
  readonly marks: Readonly<Record<PrivateContent, string | RegExp>>;
  pathsOf(route: KnownRoute): readonly string[];
};

type Owners = { readonly customer: PresentVisitor; readonly business: PresentVisitor };

/** Credentials as staff store them. */
async function someCredentials({ db, clock }: TestShop): Promise<void> {
  const credentials = { clientId: 'client-riservato-61', secret: 'segreto-riservato-62' };
  const sealed = aPaymentSetup().seal.seal(JSON.stringify(credentials), 'payment paypal live');
  const shown = JSON.stringify({ clientId: credentials.clientId, secret: '' });
  await db
    .insertInto('payment_connections')
    .values({ provider: 'paypal', environment: 'live', sealed, shown, saved_at: clock.now() })
    .execute();
}

const idOf = async (found: Promise<{ readonly id: number }>) => (await found).id;

/** Fills a shop with an example of every private content, each with a mark of its own. */
export async function fillWithPrivateContents(shop: TestShop, owners: Owners): Promise<PrivateShop> {
  const { db } = shop;
  const customerId = owners.customer.customerId ?? 0;
  const businessId = owners.business.customerId ?? 0;
  const order = await anOrder(shop, customerId);
  const stranger = await aCustomer(db, { email: 'solo-anagrafica@example.com' });
  const boss = await aCustomer(db, { email: 'capo-nascosto@example.com', staff_role: 'administrator' });
  const key = await anAccountEmail(shop, stranger.id, 'posta-cliente@example.com');
  await anAccountEmail(shop, boss.id, 'posta-personale@example.com');
  const note = { customer_id: stranger.id, author_name: 'Banco', body: 'nota-anagrafica-55' };
  await db.insertInto('customer_notes').values(note).execute();
  const product = await aProduct(db, {
    listPrices: [{ priceListId: owners.business.priceListId, priceCents: 77_771 }],
  });
  const review = await idOf(
    db
      .insertInto('reviews')
      .values({
        product_id: product.id,
        author_name: 'Rita',
        author_email: 'rita@example.com',
        rating: 5,
        body: 'recensione-in-attesa-9',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const coupon = await aStoredCoupon(db, { code: 'RISERVATO77' });
  const statement = await idOf(
    db
      .insertInto('payment_statements')
      .values({
        kind: 'bank',
        format: 'csv',
        file_name: 'conto.csv',
        new_count: 1,
        known_count: 0,
        passed_over: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db
    .insertInto('incoming_payments')
    .values({
      statement_id: statement,
      kind: 'bank',
      key: 'chiave',
      booked_on: '2026-11-12',
      valued_on: '2026-11-12',
      amount_cents: 100,
      text: 'bonifico-riservato-47',
    })
    .execute();
  const entry = { person_name: 'Registro Riservato', deed: 'changed', subject_kind: 'setting' };
  await db.insertInto('audit_entries').values(entry).execute();
  await someCredentials(shop);
  const list = await idOf(
    db
      .insertInto('purchase_lists')
      .values({ customer_id: businessId, title: 'lista-riservata-31' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const conversation = await aConversation(shop, businessId);
  const offer = await anOffer(db, {
    customerId: businessId,
    at: shop.clock.now(),
    customText: 'offerta-riservata-46',
    lines: [{ name: 'offerta-riservata-46', quantity: 1, unit: 100 }],
  });
  const emails = (await db.selectFrom('outbox').select('id').execute()).map(({ id }) => id);

  // One about each thing that an email speaks of.
  const emailTexts = emailAbouts.flatMap(
    (about) => emailDefinitions.find((one) => one.about === about)?.id ?? [],
  );

  const known: Readonly<Record<string, readonly (number | string)[]>> = {
    '/product/:slug/': [product.slug],
    '/staff/post-box/:id/': emails,
    '/staff/post-box/:id/html/': emails,
    '/staff/emails/:email/:locale/': emailTexts,
    '/staff/emails/:email/:locale/preview/': emailTexts,
    '/staff/customers/:id/': [stranger.id],
    '/staff/customers/:id/company/': [stranger.id],
    '/staff/conversations/:id/': [conversation],
    '/staff/offers/:id/': [offer],
    '/my-account/offers/:id/counter/': [offer],
    '/my-account/offers/:id/offer.pdf/': [offer],
    '/staff/reviews/:id/': [review],
    '/staff/price-lists/:id/': [owners.business.priceListId],
    '/staff/price-lists/:id/export.csv/': [owners.business.priceListId],
    '/staff/coupons/:id/': [coupon.id],
    '/my-account/purchase-lists/:id/': [list],
  };
  const queries: Readonly<Record<string, string>> = {
    '/my-account/conversation/': `?id=${conversation}`,
  };
  return {
    marks: {
      'the key of an account email': key,
      'the key of a link to an order': /link=[0-9a-z]{6,8}\.[\w-]{43}/,
      'an account email of a customer': 'posta-cliente@example.com',
      'an account email of the staff': 'posta-personale@example.com',
      'an email about an order': 'posta-ordine@example.com',
      'the secret of an order': order.key,
      'the address of an order': 'Via Riservata 77',
      'a note about an order for the staff': 'nota-interna-41',
      'a note about an order for its customer': 'nota-al-cliente-42',
      'the form of a refund': 'name="action" value="refund"',
      'an account of a customer': 'solo-anagrafica@example.com',
      'a note about a customer': 'nota-anagrafica-55',
      'the form that gives staff roles': 'id="customer-staff-role"',
      'the form that blocks an account': 'value="block"',
      'a coupon': /riservato77/i,
      'an entry of the audit trail': 'Registro Riservato',
      'a setting of the shop': 'name="shop_vat_number"',
      'a credential of a payment provider': 'client-riservato-61',
      'a secret of a payment provider': 'segreto-riservato-62',
      'a review that waits': 'recensione-in-attesa-9',
      'a price of a business alone': /777[,.]71/,
      'a purchase list': 'lista-riservata-31',
      'a conversation': 'messaggio-riservato-44',
      'a note about a conversation': 'nota-della-conversazione-48',
      'a file of a message': 'allegato-riservato-45',
      'an incoming payment': 'bonifico-riservato-47',
      'an offer': 'offerta-riservata-46',
    },
    pathsOf: ({ address }) => {
      const path = address
        .replace(/:kind/, 'billing')
        .replace(/:locale/, 'it')
        .replace(/\/\*\/$/, '/non-esiste/altro/');
      const values = known[address] ?? [order.id];
      const paths = values.map((value) => path.replace(/:\w+/g, String(value)));
      const query = queries[address];
      return [...new Set(query === undefined ? paths : [...paths, path + query])];
    },
  };
}

const postOf = ({ db, clock, secret, shopUrl }: TestShop) => {
  const { sign } = createNonces({ secret, owner: () => '', now: clock.now });
  return { db, clock, log: silentLog, mail: null, shopUrl, sign };
};

/** A paid order of a customer with a note of either kind, and its emails. */
async function anOrder(shop: TestShop, customerId: number) {
  const { db } = shop;
  const order = await aPlacedOrder(shop, { customerId });
  const { billing_address: billing } = await db
    .selectFrom('orders')
    .select('billing_address')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const address = JSON.stringify({ ...Object(billing), address1: 'Via Riservata 77' });
  await db
    .updateTable('orders')
    .set({
      billing_address: address,
      shipping_address: address,
      status: 'processing',
      paid_at: shop.clock.now(),
    })
    .where('id', '=', order.id)
    .execute();
  const event = { order_id: order.id, kind: 'note', who: 'staff', person_name: 'Banco' } as const;
  await db
    .insertInto('order_events')
    .values([
      { ...event, note: 'nota-interna-41' },
      { ...event, note: 'nota-al-cliente-42', for_customer: true },
    ])
    .execute();
  const posted = { recipient: 'posta-ordine@example.com' };
  await db.updateTable('outbox').set(posted).where('order_id', '=', order.id).execute();
  await sendOrderEmails(postOf(shop), order.id);
  return order;
}

/** A written email by which an account gets a new password; the signature that makes its key. */
async function anAccountEmail(shop: TestShop, customerId: number, recipient: string): Promise<string> {
  const { db } = shop;
  await queueAccountEmail(shop, { kind: 'account-reset-password', customerId, recipient });
  const ofCustomer = await idOf(
    db.selectFrom('outbox').select('id').where('customer_id', '=', customerId).executeTakeFirstOrThrow(),
  );
  await sendEmail(postOf(shop), ofCustomer);
  const { id, kind, email, expires_at } = await db
    .selectFrom('account_links')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return postOf(shop).sign(accountLinkText({ id, kind, customerId, email, expiresAt: expires_at }));
}

async function aConversation({ db, clock }: TestShop, customerId: number): Promise<number> {
  const at = clock.now();
  const id = await idOf(
    db
      .insertInto('conversations')
      .values({
        customer_id: customerId,
        type: 'inquiry',
        title: 'Una domanda',
        digest: Buffer.alloc(32),
        created_at: at,
        last_activity_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db
    .insertInto('conversation_notes')
    .values({
      conversation_id: id,
      author_name: 'Banco',
      body: 'nota-della-conversazione-48',
      created_at: at,
    })
    .execute();
  const message = { conversation_id: id, author: 'customer', person_name: 'Ada' } as const;
  const said = await idOf(
    db
      .insertInto('conversation_messages')
      .values({ ...message, body: 'messaggio-riservato-44', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const file = await idOf(
    db
      .insertInto('sent_files')
      .values({
        token_hash: Buffer.alloc(32),
        purpose: 'message',
        stored_as: 'allegato.pdf',
        name: 'allegato-riservato-45.pdf',
        media_type: 'application/pdf',
        bytes: 9,
        created_at: at,
        taken_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db.insertInto('message_files').values({ message_id: said, position: 1, file_id: file }).execute();
  return id;
}
