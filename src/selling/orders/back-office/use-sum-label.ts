import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderSum } from '../rules/order-sums.ts';

/** What the sums of an order are called. */
export function useSumLabel(): (sum: OrderSum) => string {
  const { orders, coupons, locale } = useBackOfficeWords();
  return (sum) => {
    switch (sum.kind) {
      case 'shipping':
        return sum.title === '' ? orders.shipping : `${orders.shipping} (${sum.title})`;
      case 'tax':
        return (sum.mode === 'gross' ? orders.taxIncluded : orders.taxAdded)(formatTaxRate(sum.rate, locale));
      case 'discount':
        return coupons.discount(sum.code);
      case 'fee':
        return sum.title;
      case 'paid':
      case 'rest':
      case 'overpaid':
        return orders.balance[sum.kind];
      default:
        return orders[sum.kind];
    }
  };
}
