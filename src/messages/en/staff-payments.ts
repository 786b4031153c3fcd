import type { StaffPaymentsMessages } from '../it/staff-payments.ts';

/** In the menu. */
export const menu = { 'payment-rules': 'Payment rules' };

export const staffPayments: StaffPaymentsMessages = {
  title: 'Payment rules',
  intro:
    'Who may use a payment method, for which orders, and with which discount or surcharge. The rule nearest to the customer counts: their own, then that of the group, then that of every business.',
  rulesHeading: 'Rules',
  none: 'No rules: every active method is offered to everybody, without discounts or surcharges.',
  method: 'Method',
  about: 'For whom',
  reaches: { business: 'Every business', group: 'A group', customer: 'A customer' },
  offered: 'Offer this method',
  availability: 'Availability',
  actions: 'Actions',
  offeredShort: { yes: 'Offered', no: 'Not offered' },
  limits: 'Order value',
  limitsOf: (minimum, maximum) =>
    minimum && maximum
      ? `from ${minimum} to ${maximum}`
      : minimum
        ? `from ${minimum}`
        : maximum
          ? `up to ${maximum}`
          : 'any',
  adjustment: 'Discount or surcharge',
  adjustments: {
    none: 'None',
    'discount-percent': 'Discount in percent',
    'discount-fixed': 'Fixed discount',
    'surcharge-percent': 'Surcharge in percent',
    'surcharge-fixed': 'Fixed surcharge',
  },
  discountOf: (amount) => `discount ${amount}`,
  surchargeOf: (amount) => `surcharge ${amount}`,
  newHeading: 'New rule',
  editHeading: 'Edit the rule',
  reach: 'Customers',
  group: 'Group',
  chooseGroup: 'Choose a group',
  customer: 'Customer’s email',
  customerHint: 'Only for a rule about one customer.',
  minimum: 'Minimum value (€)',
  maximum: 'Maximum value (€)',
  valueHint: 'Goods after discounts, without VAT. Outside these limits the method is hidden.',
  amount: 'How much',
  amountHint: 'In percent of the goods, or in euro without VAT. The VAT follows the rates of the goods.',
  lawHint: 'The law forbids charging consumers a surcharge for a payment method.',
  save: 'Save the rule',
  edit: 'Edit',
  remove: 'Delete',
  removeOf: (method, about) => `Delete the rule ${method}, ${about}`,
  editOf: (method, about) => `Edit the rule ${method}, ${about}`,
  cancel: 'Cancel',
  done: { saved: 'Rule saved.', deleted: 'Rule deleted.', credit: 'Credit saved.' },
  problems: {
    method: 'Choose a payment method.',
    group: 'Choose the group.',
    customer: 'There is no customer with this email.',
    amount: 'Enter an amount above zero, such as 3,50.',
    percent: 'Enter a percentage above zero and up to 100, such as 2,5.',
    'order-value': 'Enter an amount above zero, such as 250,00.',
    'minimum-above-maximum': 'The maximum value is below the minimum.',
    'surcharge-for-consumers':
      'A surcharge for the payment method cannot be charged to consumers: choose a business group or customer.',
    exists: 'There is already a rule for this method and these customers: edit it.',
  },
  credit: {
    heading: 'Company credit',
    intro:
      'A company with credit can order now and pay later, as long as its unpaid orders stay within the limit.',
    none: 'No company has credit.',
    company: 'Company',
    vatNumber: (number) => `VAT ${number}`,
    limit: 'Limit',
    used: 'Taken',
    left: 'Available',
    formHeading: 'Set a credit limit',
    email: 'Email of the company',
    emailShort: 'Email',
    limitField: 'Credit limit (€)',
    limitHint: '0 ends the credit; orders already placed remain to be paid.',
    save: 'Save the credit',
    problems: {
      'unknown-customer': 'There is no customer with this email.',
      'no-business': 'Credit is for approved business customers.',
      limit: 'Enter an amount, such as 5.000,00.',
    },
  },
};
