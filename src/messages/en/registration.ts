import { inDigits } from '../in-digits.ts';
import type { RegistrationMessages } from '../it/registration.ts';

export const registration: RegistrationMessages = {
  role: 'Customer type',
  roleHint: 'The customer type decides what we ask you and which prices you will see.',
  needsApproval: 'We check accounts of this type: until then you buy at retail prices.',
  showFields: 'Show the fields',
  showFieldsHint: 'After changing the customer type press “Show the fields”.',
  detailsLegend: 'Your details',
  orderLegend: 'For this order',
  optional: (label) => `${label} (optional)`,
  yes: 'Yes',
  state: { province: 'Province', state: 'State / Region' },
  choose: 'Select an option…',
  date: {
    hint: 'Day, month and year, for example 31/12/2026.',
    open: (label) => `${label}: open the calendar`,
    dialog: (label) => `Choose a date: ${label}`,
    close: 'Close',
    loading: 'Opening the calendar…',
    failed: 'The calendar did not open. Type the date into the field.',
  },
  file: {
    hint: 'PDF, JPEG or PNG, 5 MB at most.',
    sending: (name) => `Sending ${name}…`,
    sent: (name) => `File received: ${name}`,
    remove: (label) => `Remove the file: ${label}`,
    replace: 'To replace it choose another file.',
    failed: 'The file could not be sent. Check your connection and try again.',
  },
  formChanged:
    'The registration form has changed while you filled it in. Check the fields named here and send it again.',
  acknowledge: 'OK',
  problems: {
    required: (label) => `${label} is required`,
    'too-long': (label, limit) => `${label} can have ${inDigits('en', limit)} characters at most`,
    'invalid-number': (label) => `${label}: enter a number, for example 12 or 12.5`,
    'invalid-email': (label) => `${label} is not a valid email address`,
    'invalid-phone': (label) => `${label} is not a valid telephone number`,
    'invalid-date': (label) =>
      `${label}: there is no such date. Enter day, month and year, for example 28/02/26`,
    'not-an-option': (label) => `${label}: choose one of the options`,
    'unknown-country': (label) => `${label}: choose one of the countries`,
    'unknown-state': (label) => `${label}: choose the province or state as well`,
    'invalid-vat-number': (label) => `${label} is not valid: check the digits`,
    'invalid-tax-code': (label) => `${label} is not valid: check letters and digits`,
    'invalid-recipient-code': (label) => `${label}: enter seven letters or digits, for example 0000000`,
    'unknown-role': (label) => `${label}: choose one of the options`,
    'file-gone': (label) => `${label}: the file is not available any more. Choose it again`,
    'file-too-large': (label) => `${label}: the file is larger than 5 MB. Make it smaller and try again`,
    'file-empty': (label) => `${label}: the file is empty`,
    'file-wrong-type': (label) => `${label}: we accept PDF, JPEG and PNG only`,
    'file-incomplete': (label) => `${label}: the file is incomplete or damaged. Choose it again`,
    'file-not-stored': (label) => `${label}: the file could not be stored. Try again`,
    'too-many-files': (label) => `${label}: you have sent too many files. Try again tomorrow or write to us`,
  },
  note: {
    waiting: (role) =>
      `We are checking your request as “${role}”. Until then you buy as a private customer, at retail prices; we will write to you as soon as we have decided.`,
    refused: (role) =>
      `We could not accept your request as “${role}”. Your account stays active and you can go on buying as a private customer.`,
    reason: (reason) => `Reason: ${reason}`,
  },
};
