import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** The words of the price history in the staff area. */
export const staffPriceHistory: StaffMessages['staffPriceHistory'] = {
  link: 'Price history',
  title: 'History of the public price',
  hint: 'Every change of the price that everybody is asked is recorded here and cannot be altered.',
  columns: { when: 'When', from: 'Before', to: 'After', who: 'Who', why: 'Why' },
  empty: 'This item has never been for sale.',
  older: (lines) =>
    lines === 1 ? 'There is one older change.' : `There are ${inDigits('en', lines)} older changes.`,
  notForSale: 'Not for sale',
  withSale: (regular, sale, validity) => `${regular}, on sale at ${sale}${validity}`,
  validity: (from, to) => {
    if (from === null) return to === null ? '' : ` until ${to}`;
    return to === null ? ` from ${from}` : ` from ${from} to ${to}`;
  },
  reasons: {
    opening: 'Start of the history',
    'product-editor': 'Product editor',
    'bulk-editing': 'Bulk editing',
    'price-list': 'Price list',
    'price-import': 'Import of a file',
    percentage: 'Percentage of a list',
    'customer-group': 'Customer group',
    settings: 'Settings',
    undo: 'Undone change',
    unknown: 'No reason given',
  },
};
