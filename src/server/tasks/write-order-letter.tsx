import { render, toPlainText } from '@react-email/render';
import { messagesFor } from '#messages/messages-for.ts';
import type { OrderView } from '#shop/orders/rules/order-view.ts';
import type { WrittenLetter } from '#shop/orders/server/letters-to-send.ts';
import { OrderMail } from '#shop/orders/storefront/mail/order-mail.tsx';
import type { Settings } from '#shop/settings/rules/registry.ts';

/** The letters that an order gives rise to. */
export const orderLetterKinds = ['order-confirmation', 'new-order'] as const;
export type OrderLetterKind = (typeof orderLetterKinds)[number];

// Tables of figures keep their columns; those that only arrange are read cell by cell.
const asText = {
  selectors: [
    {
      selector: 'table.figures',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 44 },
    },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
};

/** Writes a letter about an order, as HTML and as text; the buyer's in the language of the order, the shop's in its own. */
export async function writeOrderLetter(input: {
  kind: OrderLetterKind;
  order: OrderView;
  settings: Settings;
  shopUrl: string;
}): Promise<WrittenLetter> {
  const { kind, order, settings, shopUrl } = input;
  const to = kind === 'order-confirmation' ? 'buyer' : 'shop';
  const words = messagesFor(to === 'buyer' ? order.locale : settings.interface_language);
  const { mail } = words.orders;
  const buyer = `${order.billing.firstName} ${order.billing.lastName}`;
  const html = await render(
    <OrderMail
      order={order}
      to={to}
      words={words}
      shop={{
        name: settings.shop_name,
        address: settings.shop_address,
        phone: settings.shop_phone,
        email: settings.shop_email,
      }}
      bankTransfer={{ holder: settings.bank_transfer_holder, iban: settings.bank_transfer_iban }}
      orderUrl={
        to === 'buyer'
          ? `${shopUrl}/checkout/order-received/${order.id}/?key=${order.key}`
          : `${shopUrl}/staff/orders/${order.id}/`
      }
    />,
  );
  const subject =
    to === 'buyer'
      ? mail.buyerSubject(order.number, settings.shop_name)
      : mail.shopSubject(order.number, buyer);
  return { subject, html, text: toPlainText(html, asText) };
}
