import type { EmailNames, Emails } from '../it/emails.ts';

/** The texts of all emails but those about orders. */
export const emails: Emails = {
  accounts: {
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  },
  'account-welcome': {
    subject: (shop) => `Welcome to ${shop}: confirm your email`,
    heading: 'Your account is ready',
    paragraphs: (shop, email) => [
      `thank you for registering with ${shop}. Log in with ${email} and the password that you have chosen.`,
      'Confirm that this address is yours: after that, your account shows orders placed without logging in as well.',
    ],
    button: 'Confirm your email',
    after: 'The link holds for seven days. If it was not you who registered, ignore this email.',
  },
  'account-confirm-email': {
    subject: (shop) => `${shop}: confirm your email`,
    heading: 'Confirm your email',
    paragraphs: (_shop, email) => [
      `confirm that ${email} is your address: after that, your account shows orders placed without logging in as well.`,
    ],
    button: 'Confirm your email',
    after: 'The link holds for seven days and replaces earlier ones.',
  },
  'account-change-email': {
    subject: (shop) => `${shop}: confirm your new email`,
    heading: 'Confirm your new email',
    paragraphs: (_shop, email) => [
      `you asked to use this address for your account, which is ${email} now. It changes only once you have confirmed it.`,
    ],
    button: 'Confirm the new email',
    after: 'The link holds for 24 hours. If it was not you, ignore this email: nothing changes.',
  },
  'account-email-changed': {
    subject: (shop) => `${shop}: your email has changed`,
    heading: 'Your email has changed',
    paragraphs: (_shop, email) => [
      `your account now uses the address ${email}. We no longer write to this one.`,
    ],
    button: '',
    after: 'If it was not you, answer this email at once: we help you to get your account back.',
  },
  'account-reset-password': {
    subject: (shop) => `${shop}: choose a new password`,
    heading: 'Choose a new password',
    paragraphs: (_shop, email) => [
      `somebody asked for a new password for the account ${email}. If it was you, open the link and choose it.`,
    ],
    button: 'Choose the new password',
    after:
      'The link holds for an hour and works once. If it was not you, ignore this email: your password stays as it was.',
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
  'account-new-password': {
    subject: (shop) => `${shop}: choose a new password`,
    heading: 'Choose a new password',
    paragraphs: (_shop, email) => [
      `the owner of your company's account invites you to choose a new password for the account ${email}. Open the link and choose it: you alone will know it.`,
    ],
    button: 'Choose the new password',
    after:
      'The link is valid for an hour and once. Afterwards you can get another one by “Lost your password?”.',
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
  registrations: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    reason: 'Reason',
    answers: 'What was answered',
  },
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
  conversations: {
    onBehalf: (person, company) => `${person} on behalf of ${company}`,
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    types: { message: 'Message', inquiry: 'Inquiry', quote: 'Quote request' },
    message: 'Message',
    noMessage: 'The request holds no message: items and details are in the conversation.',
    prices: 'Prices',
    before: (amount: string) => `(before ${amount})`,
    files: 'Attachments',
    withTax: 'VAT included',
    withoutTax: 'VAT excluded',
  },
  'conversation-new': {
    subject: (type, customer) => `${type} from ${customer}`,
    heading: (type) => `${type} from a customer`,
    intro: (customer, title) => `${customer} has written to the shop: “${title}”.`,
    introVendor: (customer, title, vendor) => `${customer} has written to the vendor ${vendor}: “${title}”.`,
    button: 'Open the conversation',
  },
  'conversation-message': {
    subject: (title, customer) => `${customer} has written again: ${title}`,
    heading: 'A new message',
    intro: (customer, title) => `${customer} has written in the conversation “${title}”.`,
    button: 'Open the conversation',
  },
  'conversation-answer': {
    subject: (shop, title) => `${shop} has answered: ${title}`,
    heading: 'There is an answer for you',
    intro: (seller, title) => `${seller} has answered in the conversation “${title}”.`,
    button: 'Read and answer',
    foot: 'Answer from your account: the shop then sees everything in the same conversation.',
  },
  'offer-countered': {
    subject: (customer: string, offer: number) => `${customer} makes a counter-proposal: offer no. ${offer}`,
    heading: 'A counter-proposal',
    intro: (customer: string, offer: number) =>
      `${customer} has answered offer no. ${offer} with a counter-proposal.`,
    button: 'Open the conversation',
  },
  'offer-sent': {
    subject: (id, seller) => `Offer no. ${id} from ${seller}`,
    heading: 'There is an offer for you',
    greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    intro: (id) =>
      `we have prepared offer no. ${id} for you. You find it in your account, ready for the cart.`,
    until: (day) => `It is valid until ${day}.`,
    noEnd: 'It has no end.',
    note: 'Notes',
    button: 'See the offer',
  },
  'offer-withdrawn': {
    subject: (id, seller) => `Offer no. ${id} from ${seller}: withdrawn`,
    heading: 'We have withdrawn an offer',
    intro: (id) => `offer no. ${id} is no longer valid: we had to withdraw it.`,
    advice: 'If you still need the items, write to us or ask for a new quote.',
    button: 'Go to your offers',
  },
  'held-review': {
    subject: (product) => `Review to moderate: ${product}`,
    heading: 'A review awaits your approval',
    intro: (author, product) => `${author} has written a review of “${product}”.`,
    bought: 'The orders say that they have bought the item.',
    notBought: 'The orders do not say that they have bought the item.',
    open: 'Read and moderate the review',
    why: 'Until you approve it, it is not seen in the shop. These notices can be turned off in the settings of reviews.',
    noRating: 'Without a rating',
    stars: (stars) => (stars === 1 ? '1 star out of 5' : `${stars} stars out of 5`),
  },
};

/** As the email log names them. */
export const emailNames: EmailNames = {
  'account-welcome': 'Welcome',
  'account-reset-password': 'New password',
  'account-choose-password': 'Password to choose',
  'account-new-password': 'New password for a subaccount',
  'account-log-in': 'Link to log in',
  'account-confirm-email': 'Confirm email',
  'account-change-email': 'New email to confirm',
  'account-email-changed': 'Email changed',
  'account-password-changed': 'Password changed',
  'registration-received': 'Registration received',
  'registration-approved': 'Registration approved',
  'registration-refused': 'Registration refused',
  'registration-waiting': 'Registration to check',
  'conversation-new': 'New conversation',
  'conversation-message': 'Message of a customer',
  'offer-sent': 'Offer to a customer',
  'offer-withdrawn': 'Offer withdrawn',
  'offer-countered': 'Counter-proposal of a customer',
  'conversation-answer': 'Answer to a customer',
  'held-review': 'Review to moderate',
};
