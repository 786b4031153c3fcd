import type { returnEmailNames as names, ReturnEmails, ReturnEmailTexts } from '../it/return-emails.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  dateStyle: 'full',
  timeStyle: 'long',
});

/** What staff may write otherwise of each email about a return or a withdrawal. */
export const returnEmailTexts: ReturnEmailTexts = {
  'return-requested': {
    subject: '{shop_name}: we have received the request for return {return_number}',
    heading: 'We have received your request for a return',
    intro: 'we are looking at it and usually answer within two working days. Do not send anything yet.',
    closing: 'See you soon,\n{shop_name}',
  },
  'return-approved': {
    subject: '{shop_name}: return {return_number} is approved',
    heading: 'Your return is approved',
    intro:
      'you can send the pieces: pack them well and put the return slip into the parcel, or write the number of the return on it. You have 14 days.',
    closing: 'See you soon,\n{shop_name}',
  },
  'return-refused': {
    subject: '{shop_name}: return {return_number} was not accepted',
    heading: 'We cannot accept the return',
    intro:
      'we have examined your request and cannot accept it: below you read why. If you think that this is a mistake, answer this email.',
    closing: 'See you soon,\n{shop_name}',
  },
  'return-received': {
    subject: '{shop_name}: the parcel of return {return_number} has arrived',
    heading: 'The parcel has arrived',
    intro: 'we have received the pieces and are checking them. We write to you when the refund leaves.',
    closing: 'See you soon,\n{shop_name}',
  },
  'return-credited': {
    subject: '{shop_name}: the code for return {return_number}',
    heading: 'Here is your code',
    intro: 'we have prepared a code for the return: enter it at the checkout, it is good for one order.',
    closing: 'See you soon,\n{shop_name}',
  },
  'return-closed': {
    subject: '{shop_name}: return {return_number} is closed',
    heading: 'The return is closed without a refund',
    intro: 'we have closed the return without a refund: below you read why. If in doubt, answer this email.',
    closing: 'See you soon,\n{shop_name}',
  },
  'return-cancelled': {
    subject: '{shop_name}: return {return_number} is cancelled',
    heading: 'The return is cancelled',
    intro: 'the request for a return has been cancelled: you need not send anything.',
    closing: 'See you soon,\n{shop_name}',
  },
  'shop-return': {
    subject: 'Return {return_number} of order {order_number}: to be decided',
    heading: 'A request for a return awaits your decision',
    intro: '{customer_name} asks to return items of order {order_number}.',
    closing: '',
  },
  'withdrawal-receipt': {
    subject: '{shop_name}: receipt of the withdrawal from order {contract}',
    heading: 'Receipt of your statement of withdrawal',
    intro: 'we have received your statement of withdrawal. This email is the receipt: keep it safe.',
    closing: 'See you soon,\n{shop_name}',
  },
  'shop-withdrawal': {
    subject: 'Withdrawal from order {contract}',
    heading: 'A customer has stated a withdrawal',
    intro: '',
    closing: '',
  },
};

export const returnEmails: ReturnEmails = {
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  order: 'Order',
  number: 'Return',
  lines: 'Items',
  line: (quantity, name) => `${quantity} × ${name}`,
  reason: 'Reason',
  answer: 'The shop’s answer',
  sendTo: 'Send it to',
  slip: 'Download the return slip for the parcel (PDF)',
  costs: {
    customer: 'You bear the cost of sending the goods back.',
    shop: 'We bear the cost of sending the goods back: answer this email for the collection.',
  },
  open: 'Follow the return',
  openStaff: 'Open the return',
  openOrder: 'Open the order',
  'return-credited': {
    code: (code, amount) => `${code}, worth ${amount}`,
  },
  'withdrawal-receipt': {
    statement: (name, contract) => `I, ${name}, withdraw from the contract of sale of order ${contract}.`,
    goods: 'Items',
    sentAt: 'Sent on',
    moment: (iso) => moment.format(new Date(iso)),
    next: 'Send the items back within 14 days. We refund you within 14 days from today by the same means of payment, standard delivery included; we may wait until we have the pieces or the proof that you sent them.',
    cancelled: 'The order was not paid and has been cancelled: you need not send anything.',
    unmatched:
      'We are matching the statement with your order: if we need anything we write to this address. The date and time above count in any case.',
  },
  'shop-withdrawal': {
    matched: (number) => `Return ${number} has been opened. The refund is due within 14 days.`,
    unmatched:
      'The shop has opened no return by itself: number or email are not those of an order, or the time is over, the order is a company’s, or nothing is left to return. Check it and answer the customer: the receipt with date and time has left already.',
  },
};

export const returnEmailNames: typeof names = {
  'return-requested': 'Return requested',
  'return-approved': 'Return approved',
  'return-refused': 'Return refused',
  'return-received': 'Return received',
  'return-credited': 'Code for a return',
  'return-closed': 'Return closed without a refund',
  'return-cancelled': 'Return cancelled',
  'shop-return': 'Notice of a request for a return',
  'withdrawal-receipt': 'Receipt of a withdrawal',
  'shop-withdrawal': 'Notice of a withdrawal',
};
