import type { contactForm as it } from '../it/contact-form.ts';

export const contactForm: typeof it = {
  title: 'Write to us',
  intro: 'We answer to the email address that you give.',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Telephone',
    subject: 'Subject',
    message: 'Message',
    consent: 'I have read the privacy notice',
  },
  optional: '(optional)',
  messageHint: 'For a part name the number plate or chassis, for an order its number.',
  privacy: 'Read the privacy notice',
  leaveEmpty: 'Leave this field empty',
  send: 'Send the message',
  sentTitle: 'Message sent',
  thanks: 'Thank you for writing: we answer by email as soon as we can.',
  back: 'Back to the page',
  summary: 'The message was not sent: correct the fields that are marked.',
  tooOften: 'You have sent too many messages: try again in ten minutes.',
  problems: {
    missing: 'Fill in this field.',
    'no-email': 'Write a valid email address, for example name@example.com.',
    'too-long': 'The text is too long.',
    'no-consent': 'To send the message confirm that you have read the notice.',
  },
};
