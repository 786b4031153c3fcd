import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { letterMessagesFor } from '#messages/letter-messages-for.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { LetterOccasion } from '#selling/orders/rules/letter-occasion.ts';
import { goesToShop, type OrderLetterKind } from '#selling/orders/rules/order-letters.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { WrittenLetter } from '#selling/orders/server/letters-to-send.ts';
import { letterWords } from '#selling/orders/storefront/mail/letter-words.ts';
import { OrderMail, type OrderMailProps } from '#selling/orders/storefront/mail/order-mail.tsx';
import { writtenLetter } from './written-letter.tsx';

export type LetterToWrite = {
  readonly kind: OrderLetterKind;
  readonly order: OrderView;
  readonly occasion: LetterOccasion;
  readonly settings: Settings;
  readonly shopUrl: string;
  /** where the buyer looks at the order: a path */
  readonly buyerPath: string;
};

/** Writes a letter about an order, as HTML and as text; the buyer's in the language of the order, the shop's in its own. */
export function writeOrderLetter({
  kind,
  order,
  occasion,
  settings,
  shopUrl,
  buyerPath,
}: LetterToWrite): WrittenLetter {
  const to = goesToShop(kind) ? 'shop' : 'buyer';
  const locale = to === 'buyer' ? order.locale : settings.interface_language;
  const words = messagesFor(locale);
  const letters = letterMessagesFor(locale);
  const { subject, ...letter } = letterWords({
    kind,
    order,
    occasion,
    shopName: settings.shop_name,
    words,
    letters,
  });
  const mailProps: OrderMailProps = {
    order,
    to,
    letter,
    words,
    shop: { name: settings.shop_name, line: firmLine(settings) },
    bankTransfer: { holder: settings.bank_transfer_holder, iban: settings.bank_transfer_iban },
    orderUrl: `${shopUrl}${to === 'buyer' ? buyerPath : `/staff/orders/${order.id}/`}`,
  };
  return writtenLetter(subject, <OrderMail {...mailProps} />);
}
