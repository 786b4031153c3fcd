import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { emailMessagesFor } from '#messages/email-messages-for.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { EmailOccasion } from '#selling/orders/rules/email-occasion.ts';
import { goesToShop, type OrderEmailKind } from '#selling/orders/rules/order-emails.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { WrittenEmail } from '#selling/orders/server/emails-to-send.ts';
import { emailWords } from '#selling/orders/storefront/mail/email-words.ts';
import { OrderMail, type OrderMailProps } from '#selling/orders/storefront/mail/order-mail.tsx';
import { writtenEmail } from './written-email.tsx';

export type EmailToWrite = {
  readonly kind: OrderEmailKind;
  readonly order: OrderView;
  readonly occasion: EmailOccasion;
  readonly settings: Settings;
  readonly shopUrl: string;
  /** where the buyer looks at the order: a path */
  readonly buyerPath: string;
};

/** Writes an email about an order, as HTML and as text; the buyer's in the language of the order, the shop's in its own. */
export function writeOrderEmail({
  kind,
  order,
  occasion,
  settings,
  shopUrl,
  buyerPath,
}: EmailToWrite): WrittenEmail {
  const to = goesToShop(kind) ? 'shop' : 'buyer';
  const locale = to === 'buyer' ? order.locale : settings.interface_language;
  const words = messagesFor(locale);
  const emails = emailMessagesFor(locale);
  const { subject, ...email } = emailWords({
    kind,
    order,
    occasion,
    shopName: settings.shop_name,
    words,
    emails,
  });
  const mailProps: OrderMailProps = {
    order,
    to,
    email,
    words,
    shop: { name: settings.shop_name, line: firmLine(settings) },
    bankTransfer: { holder: settings.bank_transfer_holder, iban: settings.bank_transfer_iban },
    orderUrl: `${shopUrl}${to === 'buyer' ? buyerPath : `/staff/orders/${order.id}/`}`,
  };
  return writtenEmail(subject, <OrderMail {...mailProps} />);
}
