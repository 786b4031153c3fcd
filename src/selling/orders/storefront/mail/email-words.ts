import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { OrderEmailsMessages } from '#messages/it/order-emails.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { EmailOccasion } from '../../rules/email-occasion.ts';
import type { OrderEmailKind } from '../../rules/order-emails.ts';
import type { OrderView } from '../../rules/order-view.ts';

/** What an email about an order says beside the order itself. */
export type EmailWords = {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  /** the buyer is asked for a bank transfer, with all that is needed for it */
  readonly asksForTransfer: boolean;
  /** what staff wrote for the customer, under its heading; null for nothing */
  readonly note: { readonly heading: string; readonly text: string } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

export type EmailToWord = {
  readonly kind: OrderEmailKind;
  readonly order: OrderView;
  readonly occasion: EmailOccasion;
  readonly shopName: string;
  readonly words: StorefrontMessages;
  readonly emails: OrderEmailsMessages;
};

/** The words of an email: by its kind, the way the order is paid, and what happened. */
export function emailWords(email: EmailToWord): EmailWords {
  const { kind, order, occasion, emails } = email;
  const tellsWhy = ['order-refunded', 'order-partly-refunded', 'order-rejected'].includes(kind);
  const noteHeading = tellsWhy ? emails.reasonHeading : emails.noteHeading;
  const refunded = occasion.refunded === null ? null : formatEuro(occasion.refunded, order.locale);
  return {
    ...sentences(email),
    asksForTransfer: asksForTransfer(email),
    note: occasion.note === '' ? null : { heading: noteHeading, text: occasion.note },
    facts: refunded === null ? [] : [{ label: emails.refundedAmount, value: refunded }],
  };
}

function asksForTransfer({ kind, order, occasion }: EmailToWord): boolean {
  const isAwaited = kind === 'order-confirmation' || kind === 'order-on-hold' || kind === 'order-pending';
  const { asksForTransfer: isTransfer = false } = paymentMethodOf(order.paymentMethod);
  return isAwaited && isTransfer && occasion.from !== 'processing';
}

function sentences(email: EmailToWord): Pick<EmailWords, 'subject' | 'heading' | 'intro'> {
  const { kind, order, occasion, shopName, words, emails } = email;
  const { mail } = words.orders;
  const { number } = order;
  const buyer = `${order.billing.firstName} ${order.billing.lastName}`.trim();
  if (kind === 'order-confirmation') {
    return {
      subject: mail.buyerSubject(number, shopName),
      heading: mail.buyerHeading(order.billing.firstName),
      intro: firstIntro(email),
    };
  }
  if (kind === 'new-order') {
    return {
      subject: mail.shopSubject(number, buyer),
      heading: mail.shopHeading(number),
      intro: (isVerified(order) ? mail.shopIntroVerifying : mail.shopIntro)(buyer),
    };
  }
  if (kind === 'shop-order-cancelled' || kind === 'shop-order-failed') {
    const { subject, heading, intro } = emails[kind];
    return { subject: subject(number, buyer), heading: heading(number), intro: intro(buyer) };
  }
  const { subject, heading, intro } = emails[kind];
  const said = { subject: subject(number, shopName), heading };
  if (kind === 'order-on-hold' && asksForTransfer(email)) {
    return { ...said, intro: emails[kind].introTransfer(number) };
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

/** A new order waits for its transfer, for somebody's approval or for its payment, or is prepared at once. */
function firstIntro({ order, words, emails }: EmailToWord): string {
  const { mail } = words.orders;
  if (order.status === 'pending-approval' || order.status === 'pending') {
    return emails[`order-${order.status}`].intro(order.number);
  }
  if (order.status === 'processing' || order.status === 'completed') return mail.buyerIntro;
  // Whatever has become of it since, nothing is said that has not happened.
  return order.status === 'on-hold'
    ? mail[paymentMethodOf(order.paymentMethod).onHoldIntro]
    : mail.buyerIntroReceived;
}

/** Whether the provider still examines the money, or has taken another amount than the order's, which staff look into. */
const isVerified = ({ status, paymentMethod }: OrderView) =>
  status === 'on-hold' && paymentMethodOf(paymentMethod).provider !== undefined;
