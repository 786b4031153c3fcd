import type { PasswordsMessages } from '../it/passwords.ts';

export const passwords: PasswordsMessages = {
  show: 'Show password',
  hide: 'Hide password',
  strength: {
    veryWeak: 'Very weak',
    weak: 'Weak',
    medium: 'Medium',
    strong: 'Strong',
    mismatch: 'Mismatch',
    unknown: 'Password strength unknown',
  },
  askForMore: ' - Please enter a stronger password.',
  hint: 'Hint: the password should be at least twelve characters long. To make it stronger, use upper and lower case letters, numbers and symbols like ! " ? $ % ^ & ).',
  problems: {
    'password-missing': 'Please enter a password.',
    'password-too-long': 'The password may have at most 256 characters.',
    'password-weak': 'The password is too weak. Please enter a stronger password.',
    mismatch: 'The two passwords do not match.',
  },
  checkoutTitle: 'Checkout',
  createAccount: 'Create account',
  createAccountHint: 'Find your orders again, and order faster next time.',
  weakIsChosenLater:
    'The order goes through, but this password will not hold for the account: we send you an email to choose a stronger one.',
  createAccountPassword: 'Account password',
  accountBusy:
    'There are many requests right now: neither the account nor the order was made. Please try again in a few seconds.',
  accountTaken: 'There is already an account with this email. Log in, or order without creating an account.',
  haveAccount: 'Already have an account?',
  haveAccountLink: 'Log in',
};
