import type { SetupMessages } from '../it/setup.ts';

export const setup: SetupMessages = {
  title: 'Create the first administrator',
  intro: 'This account looks after the whole shop: orders, prices, settings and staff.',
  emailHint: 'To log in by. It is the email of the shop as well, until the settings name another one.',
  submit: 'Create the administrator',
  refusals: {
    'wrong-link':
      'This link is not valid. Copy all of the one that was printed at the latest start of the shop.',
    'expired-link':
      'This link has expired. Start the shop again: every start prints a new one until there is an administrator.',
    done: 'The shop has an administrator already: this link is not needed any more.',
  },
  toLogIn: 'Go to the log-in',
};
