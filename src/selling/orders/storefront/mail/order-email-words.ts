import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { OrderEmails } from '#messages/it/order-emails.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderEmailKind } from '../../rules/order-emails.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { placementWords } from '../../rules/placement-words.ts';
import type { EmailedOrder } from '../../server/read-emailed-order.ts';

/** The texts of an email about an order, besides the order itself. */
export type OrderEmailWords = {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  /** the email asks for a bank transfer, with the bank account */
  readonly asksForTransfer: boolean;
  /** what staff wrote for the customer, under its heading; null for nothing */
  readonly note: { readonly heading: string; readonly text: string } | null;
  readonly refunded: string | null;
};

export type EmailToWord = EmailedOrder & {
  readonly kind: OrderEmailKind;
  readonly shopName: string;
  readonly emails: OrderEmails;
};

/** The texts of an email by its kind, the payment method and the event. */
export function orderEmailWords(email: EmailToWord): OrderEmailWords {
  const { kind, order, occasion, emails } = email;
  const givesReason = ['order-refunded', 'order-partly-refunded', 'order-rejected'].includes(kind);
  const noteHeading = givesReason ? emails.reasonHeading : emails.noteHeading;
  return {
    ...sentences(email),
    asksForTransfer: asksForTransfer(email),
    note: occasion.note === '' ? null : { heading: noteHeading, text: occasion.note },
    refunded: occasion.refunded === null ? null : formatEuro(occasion.refunded, order.locale),
  };
}

function asksForTransfer({ kind, order, occasion }: EmailToWord): boolean {
  const isAwaited = kind === 'order-confirmation' || kind === 'order-on-hold' || kind === 'order-pending';
  const { asksForTransfer: isTransfer = false } = paymentMethodOf(order.paymentMethod);
  return isAwaited && isTransfer && occasion.from !== 'processing';
}

function sentences(email: EmailToWord): Pick<OrderEmailWords, 'subject' | 'heading' | 'intro'> {
  const { kind, order, occasion, shopName, emails } = email;
  const { number } = order;
  const buyer = buyerOf(email);
  if (kind === 'order-confirmation') {
    const { subject, heading } = emails[kind];
    return {
      subject: subject(number, shopName),
      heading: heading(order.billing.firstName),
      intro: firstIntro(email),
    };
  }
  if (kind === 'new-order' || kind === 'shop-order-cancelled' || kind === 'shop-order-failed') {
    const { subject, heading } = emails[kind];
    const { intro, introVerifying } = emails['new-order'];
    const said = kind !== 'new-order' ? emails[kind].intro : isVerified(order) ? introVerifying : intro;
    return { subject: subject(number, buyer), heading: heading(number), intro: said(buyer) };
  }
  if (kind === 'order-approval-wanted') {
    const { subject, heading, intro } = emails[kind];
    return { subject: subject(number, shopName), heading, intro: intro(number, buyer) };
  }
  const { subject, heading, intro } = emails[kind];
  const said = { subject: subject(number, shopName), heading };
  if (kind === 'order-on-hold' && asksForTransfer(email)) {
    const { subjectTransfer, headingTransfer, introTransfer } = emails[kind];
    return {
      subject: subjectTransfer(number, shopName),
      heading: headingTransfer,
      intro: introTransfer(number),
    };
  }
  if (kind === 'order-pending' && occasion.who === 'payment') {
    return { ...said, intro: emails[kind].introRefused(number) };
  }
  if (kind === 'order-processing') {
    const { processingIntro } = paymentMethodOf(order.paymentMethod);
    return { ...said, intro: emails[kind][processingIntro](number) };
  }
  if (kind === 'order-cancelled' && occasion.who === 'shop') {
    const { introUnpaid, introUndecided } = emails[kind];
    return { ...said, intro: (occasion.from === 'pending-approval' ? introUndecided : introUnpaid)(number) };
  }
  if (kind === 'order-approved' && order.total === 0) {
    return { ...said, intro: emails[kind].introFree(number) };
  }
  return { ...said, intro: intro(number) };
}

/** The buyer, and on whose behalf they bought. */
function buyerOf({ order, emails }: EmailToWord): string {
  const { billing, placement } = order;
  return placement ? placementWords(emails, placement) : `${billing.firstName} ${billing.lastName}`.trim();
}

/** The text for a new order: it awaits its transfer, an approval or its payment, or is processed at once. */
function firstIntro({ order, emails }: EmailToWord): string {
  const words = emails['order-confirmation'];
  if (order.status === 'pending-approval' || order.status === 'pending') {
    return emails[`order-${order.status}`].intro(order.number);
  }
  if (order.status === 'processing' || order.status === 'completed') return words.intro;
  // The order may have changed since: the text says only what has happened.
  return order.status === 'on-hold'
    ? words[paymentMethodOf(order.paymentMethod).onHoldIntro]
    : words.introReceived;
}

/** Whether the provider still examines the payment, or captured another amount than the order's, which staff check. */
const isVerified = ({ status, paymentMethod }: OrderView) =>
  status === 'on-hold' && paymentMethodOf(paymentMethod).provider !== undefined;
