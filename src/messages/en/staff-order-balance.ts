import type { restReasons as reasons, staffOrderBalance as words } from '../it/staff-order-balance.ts';

export const staffOrderBalance: typeof words = {
  restHeading: (amount) => `${amount} still to be paid`,
  restHint:
    'The order was edited and costs more than was paid. It is on hold and not shipped until the rest is there; to ship it before, put it back to processing.',
  onCredit: 'The rest is on company credit: the order is shipped. Once the amount is there, note it here.',
  sendLink: 'Send the payment link',
  linkSent: (email) => `Link to pay the rest sent to ${email}.`,
  way: 'How the rest comes',
  ways: {
    transfer: 'Rest paid by bank transfer',
    cash: 'Rest paid in cash',
    card: 'Rest paid by card in the shop',
    credit: 'Rest put on company credit',
  },
  note: 'Note the rest',
  overpaidHeading: (amount) => `${amount} to be refunded`,
  overpaidHint: 'More was paid than the total of the order: the difference goes back.',
  giveBack: (amount) => `Refund ${amount}`,
};

/** Why nothing was noted, sent or given back. */
export const restReasons: typeof reasons = {
  'nothing-due': 'Nothing of this order is left to pay.',
  'rest-changed': 'The rest to pay has changed meanwhile: check the amount and try again.',
  'rest-under-way': 'The customer is paying right now: wait for the outcome.',
  'no-credit': 'The customer of this order has no company credit.',
  'no-email': 'This order has no email address.',
  'nothing-overpaid': 'Nothing is left to give back, or the refund is under way already.',
};
