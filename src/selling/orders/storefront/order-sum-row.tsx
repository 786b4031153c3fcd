import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { OrderSum } from '../rules/order-sums.ts';
import styles from './order-lines.module.css';

export function OrderSumRow({ sum }: { sum: OrderSum }) {
  const words = useShopWords();
  const { orders, locale } = words;
  const isFree = sum.kind === 'shipping' && sum.amount === zeroCents;
  return (
    <tr className={classOf(sum)}>
      <th scope="row" colSpan={3}>
        {labelOf(sum, words)}
      </th>
      <td>{isFree ? orders.freeShipping : formatEuro(sum.amount, locale)}</td>
    </tr>
  );
}

// VAT included in the total is only a note; VAT added to it is a sum like the others.
function classOf(sum: OrderSum): string | undefined {
  if (sum.kind === 'total' || sum.kind === 'rest') return styles.total;
  return sum.kind === 'tax' && sum.mode === 'gross' ? styles.quiet : undefined;
}

type Words = ReturnType<typeof useShopWords>;

function labelOf(sum: OrderSum, { orders, coupons, locale }: Words): string {
  switch (sum.kind) {
    case 'subtotal':
      return orders.subtotal;
    case 'shipping':
      return sum.title === '' ? orders.shipping : `${orders.shipping} (${sum.title})`;
    case 'tax': {
      const label = sum.mode === 'gross' ? orders.taxIncluded : orders.taxAdded;
      return label(formatTaxRate(sum.rate, locale));
    }
    case 'discount':
      return coupons.discount(sum.code);
    case 'fee':
      return sum.title;
    case 'total':
      return orders.total;
    case 'paid':
    case 'rest':
    case 'overpaid':
      return orders.balance[sum.kind];
  }
}
