import type { EmailText } from '#foundation/emails/rules/email-text.ts';
import type { SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import type { EmailTextId } from '#messages/emails-for.ts';
import type { OrderEmails } from '#messages/it/order-emails.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { chosenPayment } from '../../rules/chosen-payment.ts';
import type { OrderEmailKind } from '../../rules/order-emails.ts';
import { isRestPayable } from '../../rules/order-for-payment.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { placementWords } from '../../rules/placement-words.ts';
import type { EmailedOrder } from '../../server/read-emailed-order.ts';

/** The texts of an email about an order, besides the order itself. */
export type OrderEmailWords = EmailText & {
  /** the email asks for a bank transfer, with the bank account */
  readonly asksForTransfer: boolean;
  /** what staff wrote for the customer, under its heading; null for nothing */
  readonly note: { readonly heading: string; readonly text: string } | null;
  readonly refunded: string | null;
};

export type EmailToWord = EmailedOrder & {
  readonly kind: OrderEmailKind;
  /** the language that the email is written in */
  readonly locale: 'it' | 'en';
  readonly shop: SendingShop;
  readonly emails: OrderEmails;
};

/** The texts of an email by its kind, the payment method and the event. */
export function orderEmailWords(email: EmailToWord): OrderEmailWords {
  const { kind, order, occasion, emails, shop, locale } = email;
  const givesReason = ['order-refunded', 'order-partly-refunded', 'order-rejected'].includes(kind);
  const noteHeading = givesReason ? emails.reasonHeading : emails.noteHeading;
  const refunded = occasion.refunded === null ? null : formatEuro(occasion.refunded, order.locale);
  const text = emailTextOf<'order'>(shop, orderTextId(email), locale, {
    shop_name: shop.settings.shop_name,
    order_number: String(order.number),
    order_date: formatDateTime(order.createdAt, locale).slice(0, 10),
    order_total: formatEuro(order.total, locale),
    payment_method: chosenPayment(order),
    customer_name: buyerOf(email),
    first_name: order.billing.firstName,
    refunded_amount: refunded ?? formatEuro(order.refunded, locale),
  });
  return {
    ...text,
    asksForTransfer: asksForTransfer(email),
    note: occasion.note === '' ? null : { heading: noteHeading, text: occasion.note },
    refunded,
  };
}

type Situation = EmailedOrder & Pick<EmailToWord, 'kind'>;

function asksForTransfer({ kind, order, occasion }: Situation): boolean {
  const isAwaited =
    kind === 'order-confirmation' ||
    kind === 'order-on-hold' ||
    kind === 'order-pending' ||
    kind === 'order-rest-due' ||
    (kind === 'order-edited' && order.status === 'on-hold' && (!order.isPaid || isRestPayable(order)));
  const { asksForTransfer: isTransfer = false } = paymentMethodOf(order.paymentMethod);
  return isAwaited && isTransfer && occasion.from !== 'processing';
}

/** Which text of its kind an email has: what it says depends on payment method, state and event. */
function orderTextId(email: Situation): EmailTextId {
  const { kind, order, occasion } = email;
  if (kind === 'order-confirmation') return confirmationTextId(order);
  if (kind === 'new-order') return isVerified(order) ? 'new-order-verifying' : kind;
  if (kind === 'order-on-hold') return asksForTransfer(email) ? 'order-on-hold-transfer' : kind;
  if (kind === 'order-pending') return occasion.who === 'payment' ? 'order-pending-refused' : kind;
  if (kind === 'order-processing') {
    const { processingIntro } = paymentMethodOf(order.paymentMethod);
    return processingIntro === 'introCashOnDelivery' ? 'order-processing-cash-on-delivery' : kind;
  }
  if (kind === 'order-cancelled' && occasion.who === 'shop') {
    return occasion.from === 'pending-approval' ? 'order-cancelled-undecided' : 'order-cancelled-unpaid';
  }
  if (kind === 'order-approved') return order.total === 0 ? 'order-approved-free' : kind;
  return kind;
}

/** The text for a new order: it awaits its transfer, an approval or its payment, or is processed at once. */
function confirmationTextId({ status, paymentMethod }: OrderView): EmailTextId {
  switch (status) {
    case 'pending-approval':
      return 'order-confirmation-approval';
    case 'pending':
      return 'order-confirmation-pending';
    case 'processing':
    case 'completed':
      return 'order-confirmation';
    case 'on-hold':
      return confirmations[paymentMethodOf(paymentMethod).onHoldIntro];
    // The order may have changed since: the text says only what has happened.
    default:
      return 'order-confirmation-received';
  }
}

const confirmations = {
  intro: 'order-confirmation',
  introTransfer: 'order-confirmation-transfer',
  introVerifying: 'order-confirmation-verifying',
  introReceived: 'order-confirmation-received',
} as const;

/** The buyer, and on whose behalf they bought. */
function buyerOf({ order, emails }: EmailToWord): string {
  const { billing, placement } = order;
  return placement ? placementWords(emails, placement) : `${billing.firstName} ${billing.lastName}`.trim();
}

/** Whether the provider still examines the payment, or captured another amount than the order's, which staff check. */
const isVerified = ({ status, paymentMethod }: OrderView) =>
  status === 'on-hold' && paymentMethodOf(paymentMethod).provider !== undefined;
