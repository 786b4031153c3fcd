import { sql } from 'kysely';
import { readReviewForEmail } from '#catalogue/reviews/server/held-review-email.ts';
import { readStockAlertForEmail } from '#catalogue/stock-alerts/server/stock-alert-emails.ts';
import { type AccountEmailKind, linkOfEmail } from '#customers/accounts/rules/account-emails.ts';
import { readRegistrationForEmail } from '#customers/registration/server/registration-emails.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff, type StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { readOrderExclusions } from '#selling/consumer-rights/server/read-order-exclusions.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { orderIn } from '#selling/orders/server/order-for-reader.ts';
import type { EmailedOrder } from '#selling/orders/server/read-emailed-order.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { cartMethodIds, paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { readReturn } from '#selling/returns/server/read-returns.ts';
import { readWithdrawalForEmail } from '#selling/returns/server/return-emails.ts';
import { readConversationForEmail } from '#wholesale/conversations/server/conversation-emails.ts';
import { readOfferForEmail } from '#wholesale/offers/server/offer-email.ts';
import type { EmailDefinition, EmailTextId } from '../rules/email-texts.ts';
import { sampleOrder, sampleReturn, samples } from '../rules/sample-subjects.ts';
import type { EmailSubject } from './email-subjects.ts';

export type PreviewSubject = {
  readonly about: EmailSubject;
  /** the number of the order that it shows; null where it is about something else, or about sample data */
  readonly orderNumber: number | null;
  readonly isSample: boolean;
};

type Asked = {
  readonly definition: EmailDefinition;
  readonly locale: 'it' | 'en';
  /** the order that staff want to see; null for the newest that fits */
  readonly orderNumber: number | null;
};

/** Without the right to see what an email is about, staff see it with sample data. */
const rights: Readonly<Record<Exclude<EmailSubject['about'], 'account'>, StaffRight>> = {
  order: 'orders',
  return: 'returns',
  withdrawal: 'returns',
  registration: 'registration',
  conversation: 'conversations',
  offer: 'offers',
  review: 'reviews',
  'stock-alert': 'stock',
};

/**
 * What the preview of an email shows: an order that was asked for, else the newest thing that the email could be about, else sample data;
 * an email about an account is about that of who looks. Null where there is no order with the number.
 */
export async function readPreviewSubject(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  asked: Asked,
): Promise<PreviewSubject | null> {
  const { definition, locale } = asked;
  const { about } = definition;
  if (about === 'account') {
    const { person } = ctx.visitor;
    const kind = linkOfEmail[definition.kind as AccountEmailKind];
    const { customerId = 0, firstName = '', email = '' } = person ?? {};
    const subject = { firstName, email, link: kind && { kind, customerId } };
    return { about: { about, subject }, orderNumber: null, isSample: false };
  }
  const mayLook = mayStaff(ctx.visitor.person, rights[about]);
  if (about === 'order') return mayLook ? readOrderSubject(ctx.db, asked) : orderSubject(null, asked);
  const found = mayLook ? await readNewest(ctx.db, about, locale) : null;
  return { about: found ?? sampleOf(about, locale), orderNumber: null, isSample: found === null };
}

const refunds: readonly EmailTextId[] = ['order-refunded', 'order-partly-refunded'];

async function readOrderSubject(db: Database, asked: Asked): Promise<PreviewSubject | null> {
  const id = await findOrder(db, asked.definition.id, asked.orderNumber);
  const stored = id === null ? null : await readOrder({ db }, id);
  if (!stored && asked.orderNumber !== null) return null;
  if (!stored) return orderSubject(null, asked);
  const [order, exclusions] = await Promise.all([
    orderIn(db, stored, asked.locale),
    readOrderExclusions(db, stored.id),
  ]);
  return orderSubject(order, asked, exclusions);
}

function orderSubject(
  stored: OrderView | null,
  { definition, locale }: Asked,
  exclusions: EmailedOrder['exclusions'] = new Map(),
): PreviewSubject {
  const order = stored ?? sampleOrder;
  const refunded = refunds.includes(definition.id) ? order.refunded || order.total : null;
  return {
    about: {
      about: 'order',
      subject: {
        order: { ...order, locale },
        exclusions,
        occasion: { who: 'customer', from: null, note: '', refunded },
      },
    },
    orderNumber: stored?.number ?? null,
    isSample: !stored,
  };
}

/** How many of the newest orders are looked through for one that was paid as a text means. */
const LOOKED_THROUGH = 1000;

/** The order with a number, else the newest that was paid as the text means, else the newest. */
async function findOrder(db: Database, text: EmailTextId, number: number | null): Promise<number | null> {
  if (number !== null) {
    const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    return row?.id ?? null;
  }
  const methods = methodsFor(text);
  const { rows } = await sql<{ id: number }>`
    select id from (select id, payment_method from orders order by id desc limit ${LOOKED_THROUGH}) newest
    order by payment_method = any (${methods}::text[]) desc, id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

function methodsFor(text: EmailTextId): readonly string[] {
  return cartMethodIds.filter((id) => {
    const { asksForTransfer = false, processingIntro, provider } = paymentMethodOf(id);
    if (text.endsWith('-transfer')) return asksForTransfer;
    if (text.endsWith('-cash-on-delivery')) return processingIntro === 'introCashOnDelivery';
    return text.endsWith('-verifying') && provider !== undefined;
  });
}

type Other = Exclude<EmailSubject['about'], 'order' | 'account'>;

const tables = {
  return: 'returns',
  withdrawal: 'withdrawal_statements',
  registration: 'registrations',
  conversation: 'conversation_messages',
  offer: 'offers',
  review: 'reviews',
  'stock-alert': 'stock_alerts',
} as const satisfies Record<Other, string>;

async function readNewest(db: Database, about: Other, locale: 'it' | 'en'): Promise<EmailSubject | null> {
  const row = await db
    .selectFrom(tables[about])
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id } = row;
  switch (about) {
    case 'return': {
      const record = await readReturn({ db }, id);
      return record && { about, subject: { record, locale } };
    }
    case 'withdrawal': {
      const statement = await readWithdrawalForEmail(db, { id });
      return statement && { about, subject: { ...statement, locale } };
    }
    case 'registration': {
      const registration = await readRegistrationForEmail(db, { id });
      return registration && { about, subject: { ...registration, locale } };
    }
    case 'conversation': {
      const conversation = await readConversationForEmail(db, { messageId: id });
      return conversation && { about, subject: conversation };
    }
    case 'offer': {
      const offer = await readOfferForEmail(db, { id });
      return offer && { about, subject: offer };
    }
    case 'review': {
      const review = await readReviewForEmail(db, { id });
      return review && { about, subject: review };
    }
    case 'stock-alert': {
      const alert = await readStockAlertForEmail(db, { id });
      return alert && { about, subject: { ...alert, locale } };
    }
  }
}

function sampleOf(about: Other, locale: 'it' | 'en'): EmailSubject {
  switch (about) {
    case 'return':
      return { about, subject: { record: sampleReturn, locale } };
    case 'withdrawal':
      return { about, subject: { ...samples.withdrawal, locale } };
    case 'registration':
      return { about, subject: { ...samples.registration, locale } };
    case 'conversation':
      return { about, subject: samples.conversation };
    case 'offer':
      return { about, subject: samples.offer };
    case 'review':
      return { about, subject: samples.review };
    case 'stock-alert':
      return { about, subject: { ...samples.stockAlert, locale } };
  }
}
