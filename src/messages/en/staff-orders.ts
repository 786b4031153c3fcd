import type { StaffOrdersMessages } from '../it/staff-orders.ts';
import { staffOrderQuestions } from './staff-order-questions.ts';
import { staffOrderRecord } from './staff-order-record.ts';

/** In the menu. */
export const menu = { orders: 'Orders', 'post-box': 'Post' };

export const staffOrders: StaffOrdersMessages = {
  list: {
    search: 'Search the orders',
    searchHint: 'Number, name, email, company, phone or part code',
    filter: 'Filter the orders',
    states: 'Status of the orders',
    everything: 'All',
    checks: {
      transfer: 'Awaiting bank transfer',
      payment: 'Payments to verify',
      refund: 'Refunds to follow',
    },
    payment: 'Payment',
    anyPayment: 'All methods',
    from: 'From',
    to: 'To',
    sort: 'Sort by',
    sorts: { newest: 'Newest', oldest: 'Oldest', highest: 'Highest total', lowest: 'Lowest total' },
    show: 'Show',
    reset: 'Clear the filters',
    nothingFound: 'No order matches what you are looking for.',
    choose: (number) => `Choose order ${number}`,
    chooseAll: 'Choose all orders of this page',
    chosen: 'For the chosen orders',
    newState: 'New status',
    pickState: 'Choose a status',
    change: 'Change status',
  },
  report: {
    expired: 'The page was open for too long. Nothing has changed: try again.',
    nothing: 'Choose at least one order and the new status.',
    changed: (numbers, state) =>
      numbers.length === 1
        ? `Order ${numbers.join()} is now “${state}”.`
        : `${numbers.length} orders are now “${state}”: ${numbers.join(', ')}.`,
    refused: (number, reason) => `Order ${number} was not changed. ${reason}`,
  },
  reasons: {
    'no-such-order': 'The order no longer exists.',
    'not-allowed': 'You are not allowed to do this.',
    'same-status': 'It already has this status.',
    'change-forbidden': 'It cannot change from its current status to the chosen one.',
    'not-enough-stock': 'The pieces that it needs are no longer in stock.',
    'note-empty': 'Write the note.',
    'note-too-long': 'A note may have at most 2,000 characters.',
    'state-changed': 'Its status has changed meanwhile: check the order and try again.',
    'no-such-letter': 'The email does not exist any more.',
    'on-its-way': 'The email is already on its way.',
    'not-owed': 'This order has nothing owed on credit.',
    'insufficient-credit': 'The customer’s credit is not enough to reopen this order.',
    'courier-missing': 'Enter the courier.',
    'tracking-missing': 'Enter the tracking number.',
    'shipment-too-long': 'Courier and tracking number may have 60 characters at most.',
    'bad-pieces': 'Write the pieces as whole numbers, such as 2.',
    'bad-weight': 'Write the weight in grams, as a whole number: 1 kg is 1000.',
    'too-many-pieces':
      'The parcel would hold more pieces than are still to be shipped. Check what has left already.',
    'no-pieces': 'Name at least one piece: otherwise nobody knows what leaves.',
    'same-shipment': 'This tracking number has already been added.',
    'no-such-shipment': 'The parcel no longer exists.',
    'not-sendable': 'In this status the order cannot be shipped.',
    'not-refundable': 'In this status the order cannot be refunded.',
    'no-such-refund': 'The refund no longer exists.',
    'refund-changed': 'The refund has changed meanwhile: check it and try again.',
    'refund-too-much':
      'Something else was refunded meanwhile: this amount or these pieces can no longer be refunded.',
    'above-limit': 'The refund is more than your role may refund of an order.',
    'no-provider': 'No payment provider is connected at the moment.',
    other: 'Something went wrong. Reload the page and check the order.',
  },
  page: {
    done: {
      state: (state) => `The order is now “${state}”.`,
      note: 'Note added: only staff see it.',
      'note-sent': 'Note added and sent to the customer by email.',
      refund: 'Refund recorded.',
      'refund-requested':
        'Refund requested from the payment provider: the customer is notified once it is done.',
      'refund-settled': 'Refund marked as made by other means: the customer is notified by email.',
      'refund-withdrawn': 'Refund cancelled: it no longer counts for this order.',
      shipped: 'The order is shipped: the customer gets an email.',
      shipment: 'Parcel added: the customer sees it on the page of the order.',
      'shipment-sent': 'Parcel added: the customer gets an email.',
      'shipment-delivered':
        'The parcel is marked as delivered: the customer reads it on the page of the order.',
      'shipment-removed': 'Parcel removed.',
      letter: 'The email will be sent again in a moment.',
      paid: 'Order marked as paid: its amount is free again in the customer’s credit.',
    },
    paidAt: 'Paid on',
    notPaid: 'not paid yet',
    paymentChecks: {
      unknown: {
        fact: 'being verified',
        notice:
          'It is not known yet whether the payment succeeded: the provider did not answer and we ask again until it does. Do not ship, and do not ask for another payment.',
      },
      pending: {
        fact: 'being verified by the provider',
        notice: 'The provider is still verifying the payment: do not ship until it is confirmed.',
      },
    },
    heldUntil: 'Pieces reserved until',
    creditHeading: 'Payment on credit',
    creditHint: 'The order is owed on the customer’s credit until you record its payment.',
    markPaid: 'Mark as paid',
    stateHeading: 'Other status changes',
    stateHint: 'The customer gets an email if the status you choose has one.',
    noChanges: 'From this status the order can no longer change.',
    noOtherChanges: 'There is no other status to change to.',
    changes: {
      'pending-approval': 'Put back to pending approval',
      pending: 'Mark as awaiting payment',
      'on-hold': 'Put on hold',
      processing: 'Mark as processing',
      completed: 'Mark as completed',
      cancelled: 'Cancel the order',
      refunded: 'Mark as refunded',
      failed: 'Mark as failed',
    },
    shipments: {
      heading: 'Parcels',
      none: 'No parcel has left yet.',
      courier: 'Courier',
      tracking: 'Tracking number',
      trackingHint: 'As the courier gives it.',
      notify: 'Notify the customer by email',
      add: 'Add the parcel',
      contents: 'What lies in the parcel',
      piecesOf: (name, sku, left) => `${name}${sku === '' ? '' : ` (${sku})`}: ${left} to ship`,
      weight: 'Weight in grams',
      grams: (grams) => `${grams.toLocaleString('en')} g`,
      optional: 'optional',
      delivered: (at) => `delivered on ${at}`,
      deliver: 'Delivered',
      deliverOf: (courier, tracking) => `Mark as delivered: ${`${courier} ${tracking}`.trimEnd()}`,
      together: 'Same shipment as the parcel before',
      unknownContents: 'Contents unknown',
      partly: 'Only a part of the order leaves',
      partlyHint: 'Name the pieces that leave: the order stays in processing while some are left.',
      remove: 'Remove',
      removeOf: (courier, tracking) => `Remove the parcel ${courier} ${tracking}`.trimEnd(),
    },
    historyHeading: 'History and notes',
    noHistory: 'Nothing has happened yet.',
    noteLabel: 'New note',
    noteHint: 'At most 2,000 characters',
    noteForCustomer: 'Send the note to the customer by email as well',
    addNote: 'Add the note',
    seenByCustomer: 'Seen by the customer',
    events: {
      placed: 'Order received',
      state: (from, to) => `From “${from}” to “${to}”`,
      stateOnly: (to) => `Status “${to}”`,
      note: 'Note',
      refund: (amount) => `Refund of ${amount}`,
      'refund-requested': (amount) => `Refund of ${amount} requested from the payment provider`,
      'refund-refused': (amount) => `Refund of ${amount} refused by the provider`,
      'refund-withdrawn': (amount) => `Refund of ${amount} cancelled`,
      paid: (amount) => `Payment received: ${amount}`,
      letter: (kind) => `Email sent again: ${kind}`,
    },
    actors: {
      shop: 'shop',
      staff: 'staff',
      customer: 'customer',
      payment: 'payment system',
      approver: 'main account',
    },
    emailsHeading: 'Emails',
    noEmails: 'No email has been prepared for this order.',
    resent: 'sent again',
    attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
    resend: 'Send again',
    resendEmail: (kind, recipient) => `Send “${kind}” to ${recipient} again`,
  },
  record: staffOrderRecord,
  confirm: staffOrderQuestions,
  refund: {
    heading: 'Refunds',
    open: 'Refund the order',
    none: 'Nothing has been refunded.',
    refunded: (amount, total) => `${amount} of ${total} refunded.`,
    states: {
      requested: 'Requested from the provider',
      pending: 'Under way at the provider',
      done: 'Done',
      refused: 'Refused by the provider',
      elsewhere: 'Made by other means',
      withdrawn: 'Cancelled',
    },
    stateHints: {
      requested:
        'The provider has not confirmed it yet: we ask again until it answers. Do not return the money by other means.',
      pending:
        'The provider has accepted it and is carrying it out. The customer is notified once it is done.',
      refused: (issue) =>
        `The provider answered ${issue}: nothing was returned and the customer was not notified.`,
    },
    atProvider: 'made at the provider',
    steps: {
      retry: 'Try again',
      'settle-elsewhere': 'Refunded by other means',
      withdraw: 'Cancel the refund',
    },
    stepOf: (step, amount) => `${step}: refund of ${amount}`,
    hint: 'Choose the pieces: without an amount, the suggested one is used. Amounts include VAT if the order does, otherwise not.',
    limit: (limit, left) =>
      limit === left
        ? `Your role may refund up to ${limit} of an order, VAT included.`
        : `Your role may refund up to ${limit} of an order, VAT included: ${left} are left for this one.`,
    line: 'Part',
    sold: (quantity, left) => `${quantity} sold, ${left} can still be refunded`,
    quantity: 'Pieces',
    amount: 'Amount',
    restock: 'Put back into stock',
    quantityOf: (name) => `Pieces of ${name} to refund`,
    amountOf: (name) => `Amount to refund for ${name}`,
    restockOf: (name) => `Put ${name} back into stock`,
    shipping: 'Shipping',
    shippingOf: 'Amount to refund for shipping',
    left: (amount) => `at most ${amount}`,
    reason: 'Reason (optional)',
    reasonHint: 'The customer reads it too, in the email about the refund',
    sum: 'Total to refund',
    sumTax: (amount) => `of which VAT ${amount}`,
    submit: 'Record the refund',
    submitProvider: 'Refund through the provider',
    sources: {
      provider:
        'The shop returns the money itself, through the payment provider: do not return it too. The customer is notified once the refund is done.',
      transfer:
        'You return the money, by a bank transfer to the customer: record the refund once you have made it. The customer is notified right away.',
      byHand:
        'You return the money, for example by a bank transfer: record the refund once you have made it. The customer is notified right away.',
      nobody:
        'The order has not been paid yet: there is no money to return, the refund lowers what the customer owes.',
      capturedIn: (currency) =>
        `The payment was collected in ${currency}: return the money in the provider’s own panel, then record the refund here.`,
    },
    given: (amount) => `Refund of ${amount}`,
    givenTax: (amount) => `of which VAT ${amount}`,
    pieces: (quantity, name, restocked) =>
      restocked === 0 ? `${quantity} × ${name}` : `${quantity} × ${name} (${restocked} put back into stock)`,
    shippingGiven: (amount) => `Shipping ${amount}`,
    refusals: {
      'nothing-to-refund': 'Choose what to refund.',
      'unknown-line': 'A line does not belong to this order. Reload the page.',
      'too-many-pieces': (name, left) =>
        left === 0
          ? `${name}: all pieces have been refunded already.`
          : `${name}: at most ${left} ${left === 1 ? 'piece' : 'pieces'} can be refunded.`,
      'too-much-money': (name, left) => `${name}: at most ${left} can be refunded.`,
      'too-much-for-provider': (left) =>
        `At most ${left} can still be returned through the provider: the rest was not collected there or has been refunded already.`,
      'above-limit': (limit, left) =>
        `Your role may refund up to ${limit} of an order, of which ${left} are left for this one: for more ask a colleague who may refund more.`,
      'not-a-quantity': (name) => `${name}: give the pieces as a whole number.`,
      'not-an-amount': (name) => `${name}: write the amount in euro, for example 12,50.`,
    },
  },
};
