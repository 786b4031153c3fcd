import type { Address } from '#shop/addresses/rules/address.ts';
import { addressLines } from '#shop/addresses/rules/address-lines.ts';
import { invoiceLines } from '#shop/addresses/rules/fiscal/invoice-lines.ts';
import { subtractCents, zeroCents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { formatTaxRate } from '#shop/tax/rules/tax-rate.ts';
import type { OrderMailProps } from './order-mail.tsx';

const WIDTH = 72;
const AMOUNT = 14;

/** A label on the left, an amount on the right; a label that is too long has its amount on the next line. */
function row(label: string, amount: string): string {
  const room = WIDTH - Math.max(AMOUNT, amount.length + 1);
  const right = (width: number) => amount.padStart(width);
  return label.length <= room
    ? label.padEnd(room) + right(WIDTH - room)
    : `${label}\n${' '.repeat(room)}${right(WIDTH - room)}`;
}

/** The letter about an order for programs that show no HTML: the same facts in the same order. */
export function orderMailText(props: OrderMailProps): string {
  const { order, to, letter, words, shop, bankTransfer, orderUrl } = props;
  const { orders } = words;
  const { mail } = orders;
  const parts: (readonly string[])[] = [
    [shop.name],
    [letter.heading, '', letter.intro],
    [`${orders.number}: ${order.number}`, ...letter.facts.map(({ label, value }) => `${label}: ${value}`)],
    ...(letter.note ? [[letter.note.heading, '', letter.note.text]] : []),
    ...(letter.asksForTransfer ? [transferOf({ order, words, bankTransfer })] : []),
    [orders.details, '', ...linesOf({ order, words })],
    sumsOf({ order, words }),
    [`${orders.paymentMethod}: ${order.paymentTitle}`],
    [orders.billingAddress, ...personOf(order.billing), order.billing.email],
    [orders.shippingAddress, ...personOf(order.shipping)],
    ...(order.invoice
      ? [
          [
            orders.invoice.heading,
            ...invoiceLines(order.invoice, orders.invoice.labels).map(
              ({ label, value }) => `${label}: ${value}`,
            ),
          ],
        ]
      : []),
    ...(order.note === '' ? [] : [[orders.note, order.note]]),
    [`${mail.viewOrder}: ${orderUrl}`],
    ...(to === 'buyer' ? [[mail.farewell, shop.name]] : []),
    [`${shop.name} · ${shop.address} · ${shop.phone} · ${shop.email}`],
  ];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

type OrderAndWords = Pick<OrderMailProps, 'order' | 'words'>;

function linesOf({ order, words }: OrderAndWords): string[] {
  return order.lines.flatMap((line) => {
    const facts = [
      ...(line.sku ? [`${words.orders.sku} ${line.sku}`] : []),
      ...line.attributes.map(({ label, value }) => `${label}: ${value}`),
    ].join(' · ');
    const sold = row(`${line.quantity} × ${line.name}`, formatEuro(line.subtotal, order.locale));
    return facts === '' ? [sold] : [sold, `    ${facts}`];
  });
}

function sumsOf({ order, words: { orders, coupons } }: OrderAndWords): string[] {
  const euro = (amount: typeof order.total) => formatEuro(amount, order.locale);
  const taxLabel = order.mode === 'gross' ? orders.taxIncluded : orders.taxAdded;
  const taxes = order.taxLines.map(({ rate, tax }) =>
    row(taxLabel(formatTaxRate(rate, order.locale)), euro(tax)),
  );
  const shipping = order.shippingAmount === zeroCents ? orders.freeShipping : euro(order.shippingAmount);
  return [
    row(orders.subtotal, euro(order.subtotal)),
    ...order.coupons.map(({ code, amount }) =>
      row(coupons.discount(code), euro(subtractCents(zeroCents, amount))),
    ),
    row(`${orders.shipping} (${order.shippingTitle})`, shipping),
    ...(order.fee ? [row(order.fee.title, euro(order.fee.amount))] : []),
    ...(order.mode === 'net' ? taxes : []),
    row(orders.total, euro(order.total)),
    ...(order.mode === 'gross' ? taxes : []),
  ];
}

function transferOf({
  order,
  words: { payments },
  bankTransfer,
}: Pick<OrderMailProps, 'order' | 'words' | 'bankTransfer'>): string[] {
  const facts = [
    [payments.holder, bankTransfer.holder],
    [payments.iban, bankTransfer.iban],
    [payments.amount, formatEuro(order.total, order.locale)],
    [payments.reference, payments.referenceOf(order.number)],
  ];
  return [payments.bankTransferHeading, '', ...facts.map(([name, value]) => `${name}: ${value}`)];
}

function personOf(address: Address): string[] {
  return [...addressLines(address), ...(address.phone === '' ? [] : [address.phone])];
}
