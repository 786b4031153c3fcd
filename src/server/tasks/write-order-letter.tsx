import { renderToStaticMarkup } from 'react-dom/server';
import { messagesFor } from '#messages/messages-for.ts';
import type { OrderView } from '#shop/orders/rules/order-view.ts';
import type { WrittenLetter } from '#shop/orders/server/letters-to-send.ts';
import { OrderMail, type OrderMailProps } from '#shop/orders/storefront/mail/order-mail.tsx';
import { orderMailText } from '#shop/orders/storefront/mail/order-mail-text.ts';
import type { Settings } from '#shop/settings/rules/registry.ts';

/** The letters that an order gives rise to. */
export const orderLetterKinds = ['order-confirmation', 'new-order'] as const;
export type OrderLetterKind = (typeof orderLetterKinds)[number];

/** Writes a letter about an order, as HTML and as text; the buyer's in the language of the order, the shop's in its own. */
export function writeOrderLetter(input: {
  kind: OrderLetterKind;
  order: OrderView;
  settings: Settings;
  shopUrl: string;
}): WrittenLetter {
  const { kind, order, settings, shopUrl } = input;
  const to = kind === 'order-confirmation' ? 'buyer' : 'shop';
  const words = messagesFor(to === 'buyer' ? order.locale : settings.interface_language);
  const { mail } = words.orders;
  const buyer = `${order.billing.firstName} ${order.billing.lastName}`;
  const mailProps: OrderMailProps = {
    order,
    to,
    words,
    shop: {
      name: settings.shop_name,
      address: settings.shop_address,
      phone: settings.shop_phone,
      email: settings.shop_email,
    },
    bankTransfer: { holder: settings.bank_transfer_holder, iban: settings.bank_transfer_iban },
    orderUrl:
      to === 'buyer'
        ? `${shopUrl}/checkout/order-received/${order.id}/?key=${order.key}`
        : `${shopUrl}/staff/orders/${order.id}/`,
  };
  const subject =
    to === 'buyer'
      ? mail.buyerSubject(order.number, settings.shop_name)
      : mail.shopSubject(order.number, buyer);
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<OrderMail {...mailProps} />)}`;
  return { subject, html, text: orderMailText(mailProps) };
}
