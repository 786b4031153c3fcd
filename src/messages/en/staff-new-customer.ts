import type { newCustomer as italian } from '../it/staff-new-customer.ts';

export const newCustomer: typeof italian = {
  title: 'New customer',
  intro:
    'The account is made with the questions of the registration. The customer gets an email of welcome and the link to choose a password.',
  open: 'New customer',
  role: 'Kind of customer',
  showFields: 'Show the questions',
  waits: 'This kind of customer is approved first: until then they buy at retail prices.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Telephone',
  details: 'Data of the customer',
  choose: 'Choose',
  state: 'Province or state',
  create: { counter: 'Create and order at the counter', phone: 'Create and order by telephone' },
  busy: 'Too many requests at once: try again in a few seconds.',
  problems: {
    billing_first_name: 'Write the first name, with 100 characters at most.',
    billing_last_name: 'Write the last name, with 100 characters at most.',
    'email-missing': 'Write the email address: the account needs it. Without one, order without an account.',
    'invalid-email': 'The email address is not valid.',
    'email-taken': 'This email address has an account already: find the customer.',
    phone: 'The telephone number is not valid.',
  },
};
