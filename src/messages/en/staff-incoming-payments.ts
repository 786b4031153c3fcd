import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { 'incoming-payments': 'Incoming payments' };

const payments = (count: number) => (count === 1 ? '1 payment' : `${inDigits('en', count)} payments`);

export const incomingPayments: StaffMessages['incomingPayments'] = {
  title: 'Incoming payments',
  intro:
    'Upload a statement of the bank or a courier’s list of cash on delivery: the shop proposes the order of each credit and you confirm. No order changes before that.',
  toCouriers: 'Owed by couriers',
  upload: {
    bank: 'Bank statement',
    bankHint:
      'CSV or Excel (.xlsx) of the bank, or XML CAMT.053. At most 5 MB and 10,000 lines. Only credits in euro are read.',
    bankButton: 'Read the statement',
    courier: 'Courier’s remittance',
    courierHint: 'CSV or Excel (.xlsx) with tracking number, amount and date. At most 5 MB and 10,000 lines.',
    courierName: 'Courier',
    courierButton: 'Read the remittance',
  },
  problems: {
    expired: 'The page was open for too long. Nothing has changed: try again.',
    'no-file': 'Choose a file.',
    empty: 'The file is empty.',
    'too-large': 'The file has more than 5 MB: download a shorter period.',
    'wrong-type':
      'This kind of file cannot be read. Download CSV, Excel (.xlsx) or CAMT.053 from the bank; CSV or Excel from the courier.',
    'old-excel': 'This is an Excel file of the old format (.xls): save it as .xlsx or CSV.',
    'too-many-rows': 'The file has more than 10,000 lines: download a shorter period.',
    broken: 'The file is broken or incomplete: download it again.',
    'no-heading':
      'No line names the columns. At least date and amount (or credit) are needed for the bank, tracking number and amount for the courier.',
    'no-payments': 'There are no credits in the file.',
    'no-courier': 'Enter whose remittance it is.',
  },
  settle: {
    expired: 'The page was open for too long. Nothing has changed: try again.',
    gone: 'The payment has changed meanwhile: check it and try again.',
    'no-order': 'Enter the number of the order.',
    'too-many-orders': 'A payment can pay 50 orders at most.',
    reason: 'Enter the reason.',
    'reason-too-long': 'The reason may have 300 characters at most.',
    'nothing-certain': 'Nothing certain is left to confirm.',
    'unknown-order': (number) => `There is no order ${number}.`,
    'nothing-due': (number) => `Nothing is due for order ${number}.`,
    'cannot-be-paid': (number) => `In its present status order ${number} cannot be paid.`,
    'not-enough-stock': (number) =>
      `Order ${number} was cancelled and its pieces are no longer in stock: reopen it or refund the customer.`,
    'insufficient-credit': (number) =>
      `The customer’s credit does not suffice to take order ${number} up again.`,
    'went-on': (number) =>
      `Order ${number} has gone on or was refunded meanwhile: the match can no longer be undone.`,
    differs: (due) => `The amount is not what is due: ${due}. Choose what becomes of it.`,
  },
  done: {
    matched: 'Matched: the order is paid.',
    part: 'Part payment recorded: the order still awaits the rest.',
    aside: 'Payment set aside.',
    opened: 'The payment is to be matched again.',
    undone: 'Match undone: the order awaits its payment again.',
    deleted: 'File deleted with its payments.',
    read: 'File read: check the proposals and confirm.',
    certain: (count) =>
      count === 1
        ? '1 payment matched with its order.'
        : `${inDigits('en', count)} payments matched with their orders.`,
  },
  tabs: 'State of the payments',
  states: { open: 'To match', matched: 'Matched', aside: 'Set aside' },
  search: 'Search by name, text or parcel',
  searchButton: 'Search',
  confirmCertain: (count) =>
    count === 1 ? 'Confirm the certain one' : `Confirm the ${inDigits('en', count)} certain ones`,
  certainHint:
    'Certain: the text names the order, or the parcel is its own, and the amount is exact to the cent.',
  empty: {
    open: 'No payment to match. Upload a statement or a remittance.',
    matched: 'No payment has been matched yet.',
    aside: 'No payment was set aside.',
  },
  nothingFound: 'No payment matches the search.',
  columns: { payment: 'Payment', amount: 'Amount', orders: 'Orders', action: 'What to do' },
  kinds: { bank: 'Bank transfer', courier: 'Cash on delivery' },
  valued: (day) => `value ${day}`,
  noPayer: 'Payer not named',
  order: (number) => `Order ${number}`,
  orderDue: (number, due) => `Order ${number}: ${due} due`,
  certainties: { certain: 'Certain', likely: 'Likely', check: 'To be checked' },
  bases: {
    parcel: 'tracking number',
    reference: 'order number in the text',
    number: 'a number of the text, exact amount',
    name: 'name of the payer, exact amount',
    amount: 'the amount alone',
  },
  sameName: 'the name fits',
  missing: (amount) => `${amount} missing`,
  over: (amount) => `${amount} too much`,
  unlikely: 'not expected by this method or in this status',
  noProposal: 'No order found',
  alreadySettled: (number) => `Order ${number} is paid already`,
  confirm: 'Confirm',
  confirmOf: (number) => `Confirm for order ${number}`,
  part: 'Record as part payment',
  acceptLess: (amount) => `Settle all the same (−${amount})`,
  acceptMore: (amount) => `Settle all the same (+${amount})`,
  byHand: 'Match by hand or set aside',
  byHandOf: (payment) => `Match by hand or set aside: ${payment}`,
  numbers: 'Order number',
  numbersHint: 'More orders with a comma.',
  match: 'Match',
  reason: 'Reason',
  reasonHint: 'For example: transfer between own accounts, refund of a supplier.',
  setAside: 'Set aside',
  reopen: 'Put back to match',
  undo: 'Undo the match',
  share: (amount) => `${amount} in full`,
  sharePart: (amount) => `${amount} in part`,
  decided: (by, at) => `${by}, ${at}`,
  statements: {
    heading: 'Files read last',
    none: 'No files yet.',
    file: 'File',
    kind: 'Kind of file',
    account: 'Account or courier',
    brought: 'Contents',
    at: 'Read on',
    all: 'All payments',
    of: (name) => `Payments of ${name}`,
    kinds: { bank: 'Bank statement', courier: 'Courier’s remittance' },
    new: (count) => (count === 1 ? '1 new payment' : `${inDigits('en', count)} new payments`),
    known: (count) => (count === 1 ? '1 read before' : `${inDigits('en', count)} read before`),
    passedOver: (count) =>
      count === 1 ? '1 line is no credit' : `${inDigits('en', count)} lines are no credits`,
    unread: (lines) => `Lines that could not be read: ${lines}. Check them in the file.`,
    open: (count) => (count === 0 ? 'all decided' : `${payments(count)} to match`),
    remove: 'Delete the file',
    removeHint: 'The wrong file? It can be deleted until the first of its payments is decided.',
  },
  couriers: {
    title: 'Owed by couriers',
    intro:
      'Orders with cash on delivery, sent or completed, of which the courier has not handed over the money, the oldest first.',
    back: 'Back to incoming payments',
    none: 'No courier owes anything.',
    noCourier: 'Without tracking number',
    noCourierHint:
      'Enter courier and tracking number on the page of the order, to find them in the remittance.',
    total: (total, count) =>
      count === 1 ? `${total} for 1 order` : `${total} for ${inDigits('en', count)} orders`,
    order: 'Order',
    buyer: 'Customer',
    tracking: 'Parcel',
    since: 'Sent on',
    due: 'Due',
    handedOver: 'Handed over (€)',
    choose: (number) => `Handed over: order ${number}`,
    chooseAll: 'All',
    amountOf: (number) => `Handed over for order ${number}, in euro`,
    enter: 'Enter what came without a remittance file',
    day: 'Day it came',
    reference: 'Reference',
    optional: '(optional)',
    enterButton: 'Enter',
    entered: (count) =>
      count === 1 ? 'Entered for 1 order.' : `Entered for ${inDigits('en', count)} orders.`,
    problems: {
      expired: 'The page was open for too long. Nothing has changed: try again.',
      'none-chosen': 'Choose at least one order.',
      'no-day': 'Enter the day it came.',
      'day-to-come': 'The day cannot be in the future.',
      gone: 'Meanwhile what the courier owes has changed: nothing was entered. Check and try again.',
      'not-an-amount': (number) => `Enter what was handed over for order ${number}, such as 45,90.`,
      'too-much': (number) => `For order ${number} that is more than is due. Check the amount.`,
    },
  },
  history: {
    bank: (amount, day, payer) =>
      `Transfer of ${amount}, value ${day}${payer === '' ? '' : `, from ${payer}`}.`,
    courier: (amount, day, from) =>
      `Cash on delivery of ${amount} handed over on ${day}${from === '' ? '' : ` by ${from}`}.`,
    left: (amount) => `It is a part: ${amount} are missing.`,
    over: (amount) => `It is ${amount} more than was due.`,
    accepted: (amount) => `Settled although ${amount} are missing.`,
    undone: (amount) => `Match undone: the payment of ${amount} no longer counts for this order.`,
  },
};
