import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { PriceStepList } from '#pricing/prices/back-office/price-step-list.tsx';
import type { PriceStep } from '#pricing/prices/rules/price-of.ts';
import { keyOfSum, orderSums } from '../rules/order-sums.ts';
import type { OrderLine, OrderView } from '../rules/order-view.ts';
import styles from './staff-order-lines.module.css';
import { useSumLabel } from './use-sum-label.ts';

/** The lines of an order with net, VAT and the steps of each price, and its sums. */
export function StaffOrderLines({ order }: { order: OrderView }) {
  const { backOffice, orders, locale } = useBackOfficeWords();
  const labelOf = useSumLabel();
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
            <dt>{labelOf(sum)}</dt>
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
