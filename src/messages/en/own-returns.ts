import type { OwnReturnsMessages } from '../it/own-returns.ts';
import { exclusionNames, returnKindNames, returnStateNames } from './return-words.ts';

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

export const ownReturns: OwnReturnsMessages = {
  title: 'Returns',
  named: (name) => `Return ${name}`,
  ask: 'Ask for a return',
  askHint:
    'For a fault, a wrong item or a part that you no longer need. Withdrawal by consumers has its own page.',
  withdraw: 'Withdraw from contract here',
  withdrawUntil: (day) => `As a consumer you may withdraw until ${day}, without saying why.`,
  withdrawAnytime: 'As a consumer you may withdraw without saying why; the 14 days begin with the delivery.',
  states: returnStateNames,
  kinds: returnKindNames,
  exclusions: exclusionNames,
  pieces,
  line: (quantity, name) => `${quantity} × ${name}`,
  next: {
    requested: 'We have received your request and answer by email, usually within two working days.',
    approved:
      'Put the return slip into the parcel, or write the number of the return on it, and send it within 14 days.',
    sent: 'We write to you when the parcel arrives.',
    received: 'The parcel has arrived: we are checking the pieces.',
    restocked: 'The pieces have been checked: only the refund is left.',
    settled: '',
    refused: '',
    cancelled: '',
  },
  settled: {
    refund: (amount) => `Refunded: ${amount}.`,
    refundUnderWay: (amount) => `Refund of ${amount} under way.`,
    code: (code, amount) => `Code ${code} worth ${amount}: good for one order, at the checkout.`,
    nothing: 'Closed without a refund.',
    'order-cancelled': 'The order was not paid and has been cancelled.',
  },
  answer: 'The shop’s answer',
  sendTo: 'Send it to',
  slip: 'Download the return slip (PDF)',
  costs: {
    customer: 'You bear the cost of sending the goods back.',
    shop: 'We bear the cost of sending the goods back.',
  },
  actions: {
    sent: 'I have sent the parcel',
    cancel: 'Cancel the request',
  },
  done: {
    asked: (name) => `We have received your request for return ${name} and sent you an email.`,
    sent: 'Thank you: we are waiting for the parcel.',
    cancelled: 'The request for a return has been cancelled.',
  },
  form: {
    title: (order) => `Return from order ${order}`,
    intro:
      'Choose the reason and the pieces: we answer by email, and you can follow it all on the order’s page.',
    backToOrder: 'Back to the order',
    kind: 'Why do you want to return them?',
    until: (day) => `until ${day}`,
    hints: {
      defect: 'The part is broken, incomplete or does not work: the legal guarantee applies.',
      'wrong-part': 'Another item than the ordered one came, or it differs from its description.',
      ordinary: 'It is what you ordered, but you no longer want it: intact, in its packaging.',
    },
    lines: 'Which pieces?',
    quantityOf: (name) => `Pieces of ${name}`,
    left: (count) => `${count} at most`,
    noneLeft: 'already returned or refunded',
    reason: 'What happened?',
    reasonHint: 'The number plate or the chassis number helps, too, if the part does not fit.',
    pictures: 'Photographs (optional)',
    picturesHint: 'JPG or PNG, 5 at most, up to 5 MB each.',
    sentFile: (name) => `${name} has come already`,
    send: 'Send the request',
    none: 'At the moment no return can be asked for here for this order.',
    noneHint: 'If there is a problem, answer one of our emails: we help you.',
  },
  problems: {
    expired: 'The page was open for too long. Nothing has changed: try again.',
    'no-kind': 'Choose why you want to return the pieces.',
    'not-sold': 'There is nothing to return of this order: it is cancelled, refunded or not confirmed yet.',
    'not-sent': 'The order has not left yet: you can cancel it or withdraw, or write to us.',
    'too-late': 'The time for this kind of return is over.',
    'for-consumers': 'Withdrawal is for consumers: this order is a company’s.',
    'not-offered': 'The shop does not offer this kind of return.',
    'no-lines': 'Choose at least one piece.',
    'not-a-quantity': 'Write a whole number of pieces.',
    'no-reason': 'Say in a few words what happened.',
    'reason-too-long': 'The text can have 2000 characters at most.',
    'unknown-line': 'One of the items is not part of this order. Reload the page and try again.',
    excluded: 'One of the items is excluded from withdrawal.',
    tooMany: (left) =>
      left === 0
        ? 'Nothing is left to return of this item: it has been returned or refunded.'
        : `Of this item ${pieces(left)} can be returned at most.`,
    changed: 'The return has changed meanwhile: check it and try again.',
    'no-such-order': 'This order no longer exists.',
    'file-too-large': 'A photograph is larger than 5 MB.',
    'file-empty': 'A photograph is empty.',
    'file-wrong-type': 'One of the photographs is no JPG or PNG picture, whatever its name says.',
    'file-incomplete': 'A photograph is incomplete: send it once more.',
    'file-not-stored': 'A photograph was not stored: try again.',
    'too-many-files': 'There can be 5 photographs at most.',
  },
  withdrawal: {
    title: 'Withdrawal from the contract',
    intro:
      'If you bought as a consumer you may withdraw from the contract within 14 days of delivery, without saying why. Say who you are and which order it is: you confirm in the next step.',
    name: 'Name',
    contract: 'Order number',
    contractHint: 'You find it in the emails that we sent you, for example 1024.',
    email: 'Email for the confirmation',
    emailHint: 'The one that you ordered with. We send the receipt there at once, with date and time.',
    lines: 'Which items do you withdraw from?',
    excluded: (reason) => `excluded from withdrawal: ${reason}`,
    next: 'Next',
    check: 'Check the statement',
    statement: (name, contract) => `I, ${name}, withdraw from the contract of sale of order ${contract}.`,
    receiptTo: (email) => `The receipt goes to ${email}.`,
    confirm: 'Confirm withdrawal',
    change: 'Change',
    doneTitle: 'Your withdrawal has been sent',
    done: (at, email) =>
      `We received your statement on ${at}. The receipt with its text, date and time is on its way to ${email}: keep it safe.`,
    after:
      'Send the items back within 14 days. We refund you within 14 days from today, by the same means of payment, standard delivery included; we may wait until we have the pieces or the proof that you sent them.',
    tooOften: (minutes) =>
      `Too many requests in a short time. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or write us an email: it counts the same.`,
    problems: {
      'name-missing': 'Write your name.',
      'email-missing': 'Write the email that the receipt goes to.',
      'email-invalid': 'This email is not valid: check that it is complete.',
      'contract-missing': 'Write the order number.',
      'too-long': 'This is too long.',
    },
    model: 'You may also write to us in your own words, or use this form.',
  },
};
