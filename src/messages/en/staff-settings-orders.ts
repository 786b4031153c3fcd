import type * as it from '../it/staff-settings-orders.ts';

/** Settings of orders and of what comes back of them. */
export const orderSettings: typeof it.orderSettings = {
  counter_largest_discount: {
    label: 'Largest discount at the counter, in percent',
    hint: 'Off the customer’s price, line and order together. Whoever changes prices has no limit.',
  },
  counter_lowest_margin: {
    label: 'Lowest margin at the counter, in percent',
    hint: 'Of the price without VAT, at the average cost of the stock: below it the counter warns. 0 for no warning.',
  },
  order_link_days: {
    label: 'Validity of the link to an order (days)',
    hint: 'The personal link that a customer gets by email.',
  },
  orders_complete_when_shipped: {
    label: 'Complete the order with its last parcel',
    hint: 'Once all pieces lie in parcels the order is completed by itself. Otherwise you complete it on its page.',
  },
  return_days: {
    label: 'Days for an ordinary return',
    hint: 'From the delivery, for parts that are no longer needed; 0 for none. The withdrawal of consumers holds in any case.',
  },
  return_transit_days: {
    label: 'Days that a parcel travels',
    hint: 'From leaving to delivery, where the courier does not say the day: the terms of returns and withdrawal begin there.',
  },
  return_cost: {
    label: 'Who pays for sending goods back',
    hint: 'For withdrawals and ordinary returns. Faulty or wrong items always travel at the cost of the shop.',
    choices: { customer: 'The customer', shop: 'The shop' },
  },
  guarantee_notice_it: { label: 'Guarantee notice in Italian' },
  guarantee_page_it: { label: 'Page of the Italian notice' },
  guarantee_notice_en: { label: 'Guarantee notice in English' },
  guarantee_page_en: { label: 'Page of the English notice' },
  return_address: {
    label: 'Address for returns',
    hint: 'Where customers send to; empty for the address of the shop.',
  },
  withdrawal_for_businesses: {
    label: 'Companies may withdraw, too',
    hint: 'The law grants it to consumers alone.',
  },
  withdrawal_informed_since: {
    label: 'Information on withdrawal since',
    hint: 'A day, YYYY-MM-DD: for orders from before it the right of withdrawal lasts 12 months more. Empty if it was always there.',
  },
  withdrawal_standard_shipping: {
    label: 'Cost of standard delivery (€)',
    hint: 'The most that is proposed to whoever withdraws from a whole order: what an express delivery cost more is not refunded. 0 to refund what was paid.',
  },
};
