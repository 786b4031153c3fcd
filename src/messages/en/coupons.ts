import type { StaffMessages } from '../staff-messages-for.ts';

export const coupons: StaffMessages['coupons'] = {
  language: 'en',
  question: 'Do you have a discount code?',
  label: 'Discount code',
  apply: 'Apply',
  applying: 'Applying…',
  applied: (code) => `The code “${code}” has been applied.`,
  replaced: (code) => `The code “${code}” has been applied in place of the others: it cannot be combined.`,
  removed: (code) => `The code “${code}” has been removed.`,
  remove: 'Remove',
  removeNamed: (code) => `Remove the code ${code}`,
  discount: (code) => `Discount (${code})`,
  freeShipping: 'Free shipping',
  notCounted: 'Not applied',
  notApplied: (code) => `The code “${code}” is not in the cart.`,
  noCode: 'Enter the discount code.',
  emptyCart: 'The cart is empty: add an item before you use the code.',
  unknown: (code) => `The code “${code}” does not exist. Check how you have written it.`,
  alreadyApplied: (code) => `The code “${code}” is already applied.`,
  notActive: (code) => `The code “${code}” is no longer valid.`,
  notYet: (code, date) => `The code “${code}” is valid from ${date}.`,
  expired: (code, date) => `The code “${code}” has expired: it was valid until ${date}.`,
  usedUp: (code) => `The code “${code}” has been used as often as it may be.`,
  usedByBuyer: (code) => `You have used the code “${code}” as often as you may.`,
  belowMinimum: (code, minimum, missing) =>
    `The code “${code}” is for purchases of at least ${minimum}: ${missing} are missing.`,
  aboveMaximum: (code, maximum) => `The code “${code}” is for purchases of up to ${maximum}.`,
  onlySaleItems: (code) => `The code “${code}” is not for items on sale, and the cart holds nothing else.`,
  noItem: (code) => `The code “${code}” is not for the items in the cart.`,
  notCombinable: (code, other) =>
    `The code “${code}” cannot be combined with the code “${other}”. Remove “${other}” to use it.`,
  tooManyGuesses: (minutes) =>
    `Too many codes that do not exist were tried. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; meanwhile you can order without a code.`,
  removeToGoOn: 'Remove it to go on.',
};
