import type { WalletMessages } from '../it/wallet.ts';

export const wallet: WalletMessages = {
  button: 'Pay with PayPal',
  cardButton: 'Pay by card',
  frameTitle: 'Payment with PayPal',
  applePay: 'Pay with Apple Pay',
  opening: 'Taking you to the payment page…',
  or: 'or',
  payLater: (instalments: number, each: string) =>
    `Or pay in ${instalments} instalments of ${each}, without interest, with PayPal.`,
  payLaterNote: 'Subject to approval by the payment provider.',
  expiryPlaceholder: 'MM/AA',
  cardholder: {
    legend: 'Cardholder',
    firstName: "Cardholder's first name",
    lastName: "Cardholder's last name",
  },
  card: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvv: 'Security code',
    atProvider: 'You enter the card on the secure page of the payment provider, then confirm the order here.',
  },
  saved: {
    legend: 'Which one do you want to pay with?',
    card: (brand, digits) => `${brand} ending in ${digits}`,
    account: (email) => (email === '' ? 'Your PayPal account' : `PayPal, ${email}`),
    expires: (date) => `expires ${date}`,
    expired: (date) => `expired ${date}`,
    other: { card: 'Another card', wallet: 'Another PayPal account' },
    save: {
      card: 'Save this card for your next purchases',
      wallet: 'Save this PayPal account for your next purchases',
    },
    saveNote: {
      card: 'PayPal stores it: the shop does not see the number. You can delete it in your account at any time.',
      wallet:
        'PayPal stores it: the shop sees the email address alone. Delete it from your account whenever you like.',
    },
    notYours: 'This payment method is no longer available: choose another one. Nothing was charged.',
  },
  savedPage: {
    title: 'Payment methods',
    intro:
      'The cards and accounts that you have saved to pay faster. The payment provider stores them: the shop does not see the numbers.',
    none: 'You have no saved payment methods.',
    isDefault: 'Default',
    choose: 'Make default',
    chooseOf: (name) => `Make default: ${name}`,
    remove: 'Delete',
    removeOf: (name) => `Delete: ${name}`,
    addTitle: 'Add a card',
    addAtCheckout: 'To save a card, tick “Save this card for your next purchases” when you pay for an order.',
    save: 'Save the card',
    saving: 'Saving…',
    notLoggedIn: 'Log in to your account to save a payment method.',
    notAllowed: 'This payment method is not yours, or cannot be saved.',
    cancelled: 'Cancelled: the card was not saved.',
    addWallet: {
      title: 'Add a PayPal account',
      text: 'Log in to PayPal and agree, then you come back here. Nothing is charged.',
      link: 'Go to PayPal',
      cancelled: 'The PayPal account was not saved: you have not agreed. Nothing was charged.',
      unanswered: 'PayPal does not answer: the account has not been saved yet.',
      retry: 'Try again',
    },
  },
  errors: {
    generic: 'Something went wrong. Try again or choose another payment source.',
    'card-missing': 'Some card details are missing. Please fill in all required fields.',
    'card-invalid': 'The card details are not valid.',
    'card-unsupported': 'This card is not supported.',
    'cardholder-missing': "The cardholder's first and last name are required.",
  },
  notApproved: 'The payment has not been approved yet.',
  off: 'This function is not active.',
  orderIdRequired: 'Order ID is required.',
  unknownOrder: 'This payment does not exist or is not yours.',
  productsRequired: 'Say which products are to be bought.',
  expired: 'The page was open for too long. Nothing has changed: try again.',
  review: {
    deliverTo: 'Deliver to',
    shipping: 'Shipping',
    free: 'free',
    notSent: 'we cannot ship to this address: choose another one below',
    moreTitle: 'The total has changed',
    more: (total, approved) =>
      `Delivered to the chosen address the total is ${total}, but you have approved ${approved}. Check your details and approve the new total with “Pay with PayPal”: nothing has been charged so far.`,
    title: 'Payment approved: review and confirm',
    text: (payer: string, amount: string) =>
      payer === ''
        ? `You approved ${amount}. It is charged only when you confirm the order.`
        : `You approved ${amount} as ${payer}. It is charged only when you confirm the order.`,
    confirm: 'Confirm the order and pay',
    cancel: 'Cancel and choose another method',
  },
  toApprove: {
    title: 'Approve the payment',
    text: 'Your details are complete. Approve the payment on the page of PayPal: then you come back here to confirm.',
    link: 'Go to the payment page',
  },
  toPay: {
    title: 'Only the payment is missing',
    text: 'We have your order. Pay for it on the page of the provider: then you come back here.',
    link: 'Go to the payment page',
  },
  cancelled: 'Payment cancelled: nothing was charged, and the cart is as you left it.',
  calledOff: 'Payment cancelled: nothing was charged.',
  notPaid:
    'The payment was not completed: nothing has been charged so far. Your order is waiting: try again or choose another method.',
  refused: 'The payment did not go through: nothing was charged. Try again or choose another method.',
  underWay: 'The payment of this order is under way: we will write to you as soon as it is confirmed.',
  notes: {
    unfinished: 'The payment was not completed: we wrote to the customer that the order is waiting.',
    captured: (amount: string, transaction: string) =>
      `Payment of ${amount} received. Transaction ${transaction}.`,
    unanswered:
      'The provider did not answer: it is not known yet whether the payment succeeded. We ask again until it answers; do not ship before.',
    pending: (transaction: string) => `Payment under review by the provider. Transaction ${transaction}.`,
    declined: (transaction: string) => `Payment declined by the provider. Transaction ${transaction}.`,
    fault: (issue: string) => `Payment failed: ${issue}.`,
    otherAmount: (amount: string, transaction: string) =>
      `Attention: ${amount} received, which is not the total. Transaction ${transaction}. Check before you send the goods.`,
    otherCurrency: (amount, transaction) =>
      `Attention: ${amount} collected, in another currency. Transaction ${transaction}. Check before shipping; a refund has to be made at the provider.`,
    late: (amount: string, transaction: string) =>
      `Attention: payment of ${amount} received after the order was closed. Transaction ${transaction}. Take the order up again or refund it.`,
    surplus: (amount: string, transaction: string) =>
      `Attention: the order was paid already and a second payment of ${amount} has arrived. Transaction ${transaction}. All of it goes back.`,
    returned: (amount: string, transaction: string) =>
      `Second payment of ${amount} returned. Transaction ${transaction}.`,
    notReturned: (issue: string) =>
      `Attention: the second payment was not returned (${issue}). Return it at the provider.`,
    refunded: (amount: string, transaction: string) =>
      `Refund of ${amount} made by the provider. Transaction ${transaction}.`,
    refundRefused: (issue) =>
      `The provider answered ${issue} and gave nothing back. Try again, return the amount by other means, or leave it.`,
    refundedElsewhere: (amount, transaction) =>
      `Refund of ${amount} made at the provider, outside the shop. Transaction ${transaction}. No piece went back into stock: check the goods.`,
    refundBeyond: (amount, transaction) =>
      `Attention: ${amount} was refunded at the provider, which cannot be counted in full here. Transaction ${transaction}. Check the sums of this order.`,
  },
};
