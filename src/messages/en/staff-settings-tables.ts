/** The settings of product tables. */
export const tableSettings = {
  table_price_format: {
    label: 'Euro sign in product tables',
    choices: {
      'as-shop': 'as in the rest of the shop',
      left: 'before, joined: €10,00',
      right: 'after, joined: 10,00€',
      'left-space': 'before, with a space: € 10,00',
      'right-space': 'after, with a space: 10,00 €',
    },
  },
  table_select2: {
    label: 'Searchable drop-downs in product tables',
    hint: 'Search options can also be found by typing.',
  },
  table_search_select_placeholder: {
    label: 'Text of searchable drop-downs that are empty',
    hint: 'Left empty, they show the name of the choice.',
  },
  table_resize_loader: { label: 'Tables follow their window while it is resized' },
  table_add_to_cart_view: { label: 'Show “View cart” after adding from a table' },
  table_return_zero: { label: 'Rows of tables begin at quantity 0' },
  table_return_quantity: { label: 'After adding, a row goes back to its minimum' },
  table_notice_timeout: {
    label: 'How long notices of tables stay (milliseconds)',
    hint: '0 for two seconds.',
  },
  table_quick_view: {
    label: 'Quick view in product tables',
    hint: 'The add-on that opens a product in a dialog above the table.',
  },
};
