import { Fragment } from 'react';
import { subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { balanceSums } from '../../rules/order-sums.ts';
import type { OrderView } from '../../rules/order-view.ts';

export function MailOrderTable({ order, words }: { order: OrderView; words: StorefrontMessages }) {
  const { orders } = words;
  const euro = (amount: OrderView['total']) => formatEuro(amount, order.locale);
  const taxLabel = order.mode === 'gross' ? orders.taxIncluded : orders.taxAdded;
  const taxRows = order.taxLines.map(
    ({ rate, tax }) => [taxLabel(formatTaxRate(rate, order.locale)), euro(tax)] as const,
  );
  const sums = [
    [orders.subtotal, euro(order.subtotal)],
    ...order.coupons.map(
      ({ code, amount }) => [words.coupons.discount(code), euro(subtractCents(zeroCents, amount))] as const,
    ),
    [
      `${orders.shipping} (${order.shippingTitle})`,
      order.shippingAmount === zeroCents ? orders.freeShipping : euro(order.shippingAmount),
    ],
    ...(order.fee ? [[order.fee.title, euro(order.fee.amount)] as const] : []),
    ...(order.mode === 'net' ? taxRows : []),
  ] as const;
  return (
    <table className="figures" style={style.table} cellPadding={0} cellSpacing={0}>
      <thead>
        <tr>
          <th scope="col" style={style.headCell}>
            {orders.product}
          </th>
          <th scope="col" style={style.headNumber}>
            {orders.quantity}
          </th>
          <th scope="col" style={style.headNumber}>
            {orders.lineTotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td style={style.cell}>
              {line.name}
              <p className="below" style={style.quiet}>
                {[
                  ...(line.sku ? [`${orders.sku} ${line.sku}`] : []),
                  ...line.attributes.map(({ label, value }) => `${label}: ${value}`),
                ].join(' · ')}
              </p>
              {line.purchaseNote && (
                <p className="below" style={{ ...style.quiet, marginTop: 6 }}>
                  {line.purchaseNote.text.split('\n').map((text, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
                    <Fragment key={at}>
                      {at > 0 && <br />}
                      {text}
                    </Fragment>
                  ))}
                </p>
              )}
            </td>
            <td style={style.number}>{line.quantity}</td>
            <td style={style.number}>{euro(line.subtotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" colSpan={2} style={style.sumLabel}>
              {label}
            </th>
            <td style={style.sum}>{amount}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2} style={style.totalLabel}>
            {orders.total}
          </th>
          <td style={style.total}>{euro(order.total)}</td>
        </tr>
        {order.mode === 'gross' &&
          taxRows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" colSpan={2} style={{ ...style.sumLabel, ...style.quiet }}>
                {label}
              </th>
              <td style={{ ...style.sum, ...style.quiet }}>{amount}</td>
            </tr>
          ))}
        {balanceSums(order).map(({ kind, amount }) => (
          <tr key={kind}>
            <th scope="row" colSpan={2} style={style.sumLabel}>
              {orders.balance[kind]}
            </th>
            <td style={style.sum}>{euro(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
