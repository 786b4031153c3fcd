import type { RegistrationEmailsMessages } from '../it/registration-emails.ts';

export const registrationEmails: RegistrationEmailsMessages = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  'registration-received': {
    subject: (shop) => `${shop}: we have received your request`,
    heading: 'We have received your request',
    intro: (role) =>
      `Thank you for your request as “${role}”. We are checking it and will write to you as soon as we have decided, usually within two working days.`,
    meanwhile:
      'Your account is active already: until then you can buy as a private customer, at retail prices.',
    button: 'Go to your account',
  },
  'registration-approved': {
    subject: (shop) => `${shop}: your request has been accepted`,
    heading: 'Your request has been accepted',
    intro: (role) =>
      `We have checked your details: from now on you buy as “${role}”, on the terms and at the prices reserved for you.`,
    meanwhile: 'Log in with your email and password: prices change by themselves, in your cart as well.',
    button: 'Go to the shop',
  },
  'registration-refused': {
    subject: (shop) => `${shop}: your request has not been accepted`,
    heading: 'We could not accept your request',
    intro: (role) => `We have looked at your request as “${role}” and could not accept it.`,
    meanwhile:
      'Your account stays active and you can go on buying as a private customer. If something has changed or you think that there is a mistake, answer this email.',
    button: 'Go to your account',
  },
  'registration-waiting': {
    subject: (name, role) => `Registration to be checked: ${name} (${role})`,
    heading: 'A registration waits for your decision',
    intro: (name, role) => `${name} asks to be registered as “${role}”.`,
    meanwhile:
      'Until you decide they buy as a private customer. You can switch these notices off in the settings of registration.',
    button: 'Open the request',
  },
  reason: 'Reason',
  answers: 'What was answered',
};
