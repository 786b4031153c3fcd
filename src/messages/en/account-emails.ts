import type { AccountEmailsMessages } from '../it/account-emails.ts';

export const accountEmails: AccountEmailsMessages = {
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  'account-welcome': {
    subject: (shop) => `Welcome to ${shop}: confirm your e-mail`,
    heading: 'Your account is ready',
    paragraphs: (shop, email) => [
      `thank you for registering with ${shop}. Log in with ${email} and the password that you have chosen.`,
      'Confirm that this address is yours: after that, your account shows orders placed without logging in as well.',
    ],
    button: 'Confirm your e-mail',
    after: 'The link holds for seven days. If it was not you who registered, ignore this e-mail.',
  },
  'account-confirm-email': {
    subject: (shop) => `${shop}: confirm your e-mail`,
    heading: 'Confirm your e-mail',
    paragraphs: (_shop, email) => [
      `confirm that ${email} is your address: after that, your account shows orders placed without logging in as well.`,
    ],
    button: 'Confirm your e-mail',
    after: 'The link holds for seven days and replaces earlier ones.',
  },
  'account-change-email': {
    subject: (shop) => `${shop}: confirm your new e-mail`,
    heading: 'Confirm your new e-mail',
    paragraphs: (_shop, email) => [
      `you asked to use this address for your account, which is ${email} now. It changes only once you have confirmed it.`,
    ],
    button: 'Confirm the new e-mail',
    after: 'The link holds for 24 hours. If it was not you, ignore this e-mail: nothing changes.',
  },
  'account-email-changed': {
    subject: (shop) => `${shop}: your e-mail has changed`,
    heading: 'Your e-mail has changed',
    paragraphs: (_shop, email) => [
      `your account now uses the address ${email}. We no longer write to this one.`,
    ],
    button: '',
    after: 'If it was not you, answer this e-mail at once: we help you to get your account back.',
  },
  'account-reset-password': {
    subject: (shop) => `${shop}: choose a new password`,
    heading: 'Choose a new password',
    paragraphs: (_shop, email) => [
      `somebody asked for a new password for the account ${email}. If it was you, open the link and choose it.`,
    ],
    button: 'Choose the new password',
    after:
      'The link holds for an hour and works once. If it was not you, ignore this e-mail: your password stays as it was.',
  },
  'account-choose-password': {
    subject: (shop) => `${shop}: choose the password of your account`,
    heading: 'Choose the password of your account',
    paragraphs: (shop, email) => [
      `your order has made the account ${email} at ${shop}. The password typed at the checkout was too weak and has not been used: open the link and choose a stronger one.`,
    ],
    button: 'Choose the password',
    after: 'The link holds for one hour and once. After that, “Lost your password?” sends another one.',
  },
  'account-log-in': {
    subject: (shop) => `${shop}: your link to log in`,
    heading: 'Log in to your account',
    paragraphs: (_shop, email) => [
      `somebody asked to log in to the account ${email} without a password. If it was you, open the link on the device that you want to use.`,
    ],
    button: 'Log in',
    after:
      'The link holds for a quarter of an hour and once. If you did not ask for it, ignore this email and do not pass it on: nobody gets in without it.',
  },
  'account-password-changed': {
    subject: (shop) => `${shop}: your password has changed`,
    heading: 'Your password has changed',
    paragraphs: (_shop, email) => [
      `the password of the account ${email} has been changed, and other devices have been logged out.`,
    ],
    button: '',
    after: 'If it was not you, choose a new password at once with “Forgot your password?”, and write to us.',
  },
};
