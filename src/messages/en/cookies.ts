import type { CookiesMessages } from '../it/cookies.ts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const cookies: CookiesMessages = {
  caption: 'The cookies of this site',
  columns: { name: 'Name', purpose: 'What it is for', life: 'Lifetime', kind: 'Kind' },
  kinds: { necessary: 'Necessary', comfort: 'Convenience', statistics: 'Statistics' },
  purposes: {
    session:
      'Knows the browser from one page to the next: cart, log-in and the protection of forms depend on it.',
    visitor: 'Holds your name for the greeting at the top after you have logged in.',
    buyer: 'Holds the company that you buy for and its group, shown at the top.',
    device:
      'Remembers that you have logged in from this browser, to tell you when somebody enters from another one.',
    language: 'Remembers the language that you chose.',
    cart: 'Tells the page whether the cart holds something and whether it has changed.',
    notices: 'Tells the page that there is a notice to show.',
    wishlist: 'Tells the page that you have a wishlist, so that it fills the hearts of its items.',
    vat: 'Remembers the VAT number that you had checked.',
    hiddenNotice: 'Remembers the notice of the shop that you closed.',
    consent: 'Remembers your answer about statistics.',
    viewed:
      'Not a cookie but an entry of the browser’s storage: remembers the last items that you looked at, to show them again. Nothing is stored where your browser asks not to be followed.',
    visit:
      'Remembers from which site or campaign you come and how many pages you look at, to know where orders come from.',
  },
  untilClosed: 'Until the browser is closed',
  days: (count) => counted(count, 'day', 'days'),
  sessionLives: (guest, person) => `${guest}; after a log-in ${person}`,
  all: 'All cookies are set by this site. There are none of other sites.',
  onDemand:
    'Necessary ones are set only when they are needed, for example when you put an item into the cart.',
  /** `viewed`: also for what was looked at */
  asked: (viewed) =>
    viewed
      ? 'Those for statistics and convenience are set only after your yes.'
      : 'Those for statistics are set only after your yes.',
  notAsked: 'Those for statistics are not set where your browser asks not to be followed.',
  change: 'Change your answer',
};
