import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { OrderLettersMessages } from '#messages/it/order-letters.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import type { LetterOccasion } from '../../rules/letter-occasion.ts';
import type { OrderLetterKind } from '../../rules/order-letters.ts';
import type { OrderView } from '../../rules/order-view.ts';

/** What a letter about an order says beside the order itself. */
export type LetterWords = {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  /** the buyer is asked for a bank transfer, with all that is needed for it */
  readonly asksForTransfer: boolean;
  /** what staff wrote for the customer, under its heading; null for nothing */
  readonly note: { readonly heading: string; readonly text: string } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
};

export type LetterToWord = {
  readonly kind: OrderLetterKind;
  readonly order: OrderView;
  readonly occasion: LetterOccasion;
  readonly shopName: string;
  readonly words: StorefrontMessages;
  readonly letters: OrderLettersMessages;
};

/** The words of a letter: by its kind, the way the order is paid, and what happened. */
export function letterWords(letter: LetterToWord): LetterWords {
  const { kind, order, occasion, letters } = letter;
  const tellsWhy = ['order-refunded', 'order-partly-refunded', 'order-rejected'].includes(kind);
  const noteHeading = tellsWhy ? letters.reasonHeading : letters.noteHeading;
  const refunded = occasion.refunded === null ? null : formatEuro(occasion.refunded, order.locale);
  return {
    ...sentences(letter),
    asksForTransfer: asksForTransfer(letter),
    note: occasion.note === '' ? null : { heading: noteHeading, text: occasion.note },
    facts: refunded === null ? [] : [{ label: letters.refundedAmount, value: refunded }],
  };
}

function asksForTransfer({ kind, order, occasion }: LetterToWord): boolean {
  const isAwaited = kind === 'order-confirmation' || kind === 'order-on-hold' || kind === 'order-pending';
  return isAwaited && order.paymentMethod === 'bacs' && occasion.from !== 'processing';
}

function sentences(letter: LetterToWord): Pick<LetterWords, 'subject' | 'heading' | 'intro'> {
  const { kind, order, occasion, shopName, words, letters } = letter;
  const { mail } = words.orders;
  const { number } = order;
  const buyer = `${order.billing.firstName} ${order.billing.lastName}`.trim();
  if (kind === 'order-confirmation') {
    return {
      subject: mail.buyerSubject(number, shopName),
      heading: mail.buyerHeading(order.billing.firstName),
      intro: firstIntro(letter),
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
    const { subject, heading, intro } = letters[kind];
    return { subject: subject(number, buyer), heading: heading(number), intro: intro(buyer) };
  }
  const { subject, heading, intro } = letters[kind];
  const said = { subject: subject(number, shopName), heading };
  if (kind === 'order-on-hold' && asksForTransfer(letter)) {
    return { ...said, intro: letters[kind].introTransfer(number) };
  }
  if (kind === 'order-pending' && occasion.who === 'payment') {
    return { ...said, intro: letters[kind].introRefused(number) };
  }
  if (kind === 'order-processing' && order.paymentMethod === 'cod') {
    return { ...said, intro: letters[kind].introCashOnDelivery(number) };
  }
  if (kind === 'order-cancelled' && occasion.who === 'shop') {
    const { introUnpaid, introUndecided } = letters[kind];
    return { ...said, intro: (occasion.from === 'pending-approval' ? introUndecided : introUnpaid)(number) };
  }
  if (kind === 'order-approved' && order.total === 0) {
    return { ...said, intro: letters[kind].introFree(number) };
  }
  return { ...said, intro: intro(number) };
}

/** A new order waits for its transfer, for somebody's approval or for its payment, or is prepared at once. */
function firstIntro({ order, words, letters }: LetterToWord): string {
  const { mail } = words.orders;
  if (order.status === 'pending-approval' || order.status === 'pending') {
    return letters[`order-${order.status}`].intro(order.number);
  }
  if (isVerified(order)) return mail.buyerIntroVerifying;
  if (order.status === 'processing' || order.status === 'completed') return mail.buyerIntro;
  // Whatever has become of it since, nothing is said that has not happened.
  return order.status === 'on-hold' && order.paymentMethod === 'bacs'
    ? mail.buyerIntroOnHold
    : mail.buyerIntroReceived;
}

/** Whether the provider still examines the money, or has taken another amount than the order's, which staff look into. */
const isVerified = ({ status, paymentMethod }: OrderView) =>
  status === 'on-hold' && isProviderMethod(paymentMethod);
