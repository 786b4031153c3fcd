import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { type BackOfficeWords, useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { PriceStepList } from '#pricing/prices/back-office/price-step-list.tsx';
import type { PriceStep } from '#pricing/prices/rules/price-of.ts';
import { keyOfSum, type OrderSum, orderSums } from '../rules/order-sums.ts';
import type { OrderLine, OrderView } from '../rules/order-view.ts';
import styles from './staff-order-lines.module.css';

/** The lines of an order with net, VAT and the steps of each price, and its sums. */
export function StaffOrderLines({ order }: { order: OrderView }) {
  const words = useBackOfficeWords();
  const { backOffice, orders, locale } = words;
  return (
    <div className={styles.lines}>
      <RecordTable
        rows={order.lines}
        keyOf={(line) => line.id}
        empty=""
        columns={[
          { name: orders.product, text: (line) => <LineName line={line} /> },
          { name: orders.sku, text: (line) => <span className={styles.code}>{line.sku}</span> },
          { name: orders.quantity, number: (line) => line.quantity },
          { name: orders.unitPrice, number: (line) => formatEuro(line.unit, locale) },
          { name: backOffice.order.net, number: (line) => formatEuro(line.net, locale) },
          {
            name: backOffice.order.tax,
            number: (line) => `${formatEuro(line.tax, locale)} (${formatTaxRate(line.rate, locale)})`,
          },
          { name: orders.lineTotal, number: (line) => formatEuro(line.subtotal, locale) },
        ]}
      />
      <dl className={styles.sums}>
        {orderSums(order).map((sum) => (
          <div key={keyOfSum(sum)} data-sum={sum.kind}>
            <dt>{labelOf(sum, words)}</dt>
            <dd>
              {sum.kind === 'shipping' && sum.amount === zeroCents
                ? orders.freeShipping
                : formatEuro(sum.amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function LineName({ line }: { line: OrderLine }) {
  return (
    <span className={styles.name}>
      {line.name}
      {line.attributes.map(({ label, value }) => (
        <small key={label}>
          {label}: {value}
        </small>
      ))}
      <PriceSteps steps={line.steps} />
    </span>
  );
}

function labelOf(sum: OrderSum, { orders, coupons, locale }: BackOfficeWords): string {
  switch (sum.kind) {
    case 'shipping':
      return sum.title === '' ? orders.shipping : `${orders.shipping} (${sum.title})`;
    case 'tax':
      return (sum.mode === 'gross' ? orders.taxIncluded : orders.taxAdded)(formatTaxRate(sum.rate, locale));
    case 'discount':
      return coupons.discount(sum.code);
    case 'fee':
      return sum.title;
    default:
      return orders[sum.kind];
  }
}

/** The steps of a line's price. */
function PriceSteps({ steps }: { steps: readonly PriceStep[] }) {
  const { backOffice } = useBackOfficeWords();
  if (steps.length === 0) return null;
  return (
    <details className={styles.steps}>
      <summary>{backOffice.order.howPriced}</summary>
      <PriceStepList steps={steps} />
    </details>
  );
}
