import type { bulkOrderSettings as it } from '../it/staff-settings-bulk-order.ts';

/** What staff read of the settings of the bulk order form. */
export const bulkOrderSettings: typeof it = {
  bulk_order_layout: {
    label: 'Layout of the form',
    hint: 'When the page does not name one: [bulk_order layout="classic"].',
    choices: {
      classic: 'Classic, row by row',
      indigo: 'Indigo, table with filters',
      cream: 'Cream, list with filters',
    },
  },
  bulk_order_cart_button: {
    label: 'Button beside the form',
    choices: { cart: 'Go to cart', carticon: 'Cart icon', checkout: 'Go to checkout' },
  },
  bulk_order_multiselect: {
    label: 'Multiple selection',
    hint: 'The quantities of several rows are added to the cart by one button.',
  },
  bulk_order_total_mode: {
    label: 'What to show about the selection',
    choices: { number: 'How many items', total: 'Their price' },
  },
  bulk_order_rows_per_page: { label: 'Rows to a page' },
  bulk_order_shows_sku: { label: 'Show codes' },
  bulk_order_shows_stock: { label: 'Show stock' },
  bulk_order_auto_add: {
    label: 'Add automatically',
    hint: 'A changed quantity goes to the cart without the button of its row.',
  },
  bulk_order_auto_add_set: {
    label: 'Adding automatically sets the quantity in the cart',
    hint: 'Otherwise it is raised by what is entered.',
  },
  form_enforce_qty: {
    label: 'Correct quantities that cannot be bought',
    hint: 'A typed quantity changes to the nearest allowed value, by minimum, maximum and multiples.',
  },
  bulk_order_force_step_1: { label: 'Whole quantities only', hint: 'Decimals are cut off.' },
  quotes_enabled: {
    label: 'Offer the quote request beside the form',
    hint: 'For what is in the cart, in the Indigo and Cream layouts.',
  },
};
