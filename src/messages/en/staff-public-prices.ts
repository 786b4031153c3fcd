import { inDigits } from '../in-digits.ts';
import type { staffPublicPrices as italian } from '../it/staff-public-prices.ts';

export const staffPublicPrices: typeof italian = {
  count: (articles) => (articles === 1 ? '1 item' : `${inDigits('en', articles)} items, variations included`),
  bulkLink: 'Change many prices at once',
  filter: 'Filter items',
  show: 'Show',
  reset: 'Clear filters',
  regular: 'Price',
  sale: 'On sale',
  from: 'Sale from',
  to: 'Sale until',
  editing: (article) => `Prices of ${article}`,
  save: 'Save prices',
  cancel: 'Cancel',
};
