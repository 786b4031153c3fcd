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
  importHint:
    'CSV or Excel file (.xlsx) with the columns code, price, sale price, from, to, as in the exported file. Missing columns stay as they are. You see what changes before anything is saved.',
  onSaleAt: (price) => `on sale at ${price}`,
  saving: 'Saving the prices',
  progress: (done, all) => `Saving: ${inDigits('en', done)} of ${inDigits('en', all)} items`,
  progressHint: 'You can close the page: saving goes on by itself.',
  saved: (articles) =>
    articles === 1
      ? 'The price of 1 item is saved.'
      : `The prices of ${inDigits('en', articles)} items are saved.`,
  leftAlone: (articles) =>
    articles === 1
      ? '1 item stays as it was: somebody has changed it in the meantime.'
      : `${inDigits('en', articles)} items stay as they were: somebody has changed them in the meantime.`,
};
