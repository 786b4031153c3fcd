import type { stockAlert as it } from '../it/stock-alert.ts';

export const stockAlert: typeof it = {
  title: 'Notify me when it is back in stock',
  sku: (sku: string) => `Code ${sku}`,
  hint: 'We send a single email when the article can be ordered again, and then no longer use the address. The alert holds for six months and can be cancelled at any time.',
  hintConfirm: 'First we write to ask whether the address is yours.',
  hintOwn: 'With the confirmed email of your account the alert is active at once.',
  article: 'Which version are you waiting for',
  choose: 'Choose',
  email: 'Email',
  bait: 'Leave this field empty',
  send: 'Notify me',
  own: (choices: string) => (choices === '' ? 'Your alert is active.' : `Your alert is active: ${choices}.`),
  cancel: 'Cancel the alert',
  cancelNamed: (choices: string) => (choices === '' ? 'Cancel the alert' : `Cancel the alert: ${choices}`),
  available: 'This article can be ordered: there is no need to wait.',
  backToProduct: 'Back to the article',
  toProduct: 'Go to the article',
  toShop: 'Go to the catalogue',
  noProduct: 'There is no such article, or it is no longer sold.',
  done: {
    sent: 'Check your email: we have sent you a link to confirm, which holds for two days. An alert that was active already stays as it is, and we do not write again.',
    active: 'Alert active: we write when the article can be ordered again.',
    confirmed: 'Alert confirmed: we write when the article can be ordered again.',
    cancelled: 'Alert cancelled: we do not write.',
    'all-cancelled': 'All alerts of this address are cancelled.',
  },
  link: {
    unconfirmed: (email: string) => `Shall we write to ${email} when it can be ordered again?`,
    confirm: 'Confirm the alert',
    waiting: (email: string) => `The alert is active: we write to ${email} when it can be ordered again.`,
    notified: (email: string) =>
      `We have written to ${email} that it can be ordered again: the alert has ended.`,
    others: (count: number) =>
      count === 1 ? 'The same address has another alert.' : `The same address has ${count} other alerts.`,
    cancelAll: 'Cancel all alerts',
    gone: 'This link no longer works: the alert was cancelled or has expired. You can ask again from the page of the article.',
  },
  problems: {
    'no-email': 'Enter a valid email address, such as name@example.com.',
    'no-article': 'Choose which version you are waiting for.',
    'too-many': 'You have asked for many alerts in a short time. Try again later.',
    expired: 'The page was open for too long. Check the form and send it again.',
    machine: 'The form seems to be filled in by a program: leave the hidden field empty.',
  },
};
