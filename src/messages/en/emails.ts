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
      `thank you for registering with ${shop}. Log in with ${email} and the password you chose.`,
      'Confirm that this address is yours: after that, your account also shows the orders you placed without logging in.',
    ],
    button: 'Confirm your email',
    after: 'The link is valid for seven days. If you did not register, ignore this email.',
  },
  'account-confirm-email': {
    subject: (shop) => `${shop}: confirm your email`,
    heading: 'Confirm your email',
    paragraphs: (_shop, email) => [
      `confirm that ${email} is your address: after that, your account also shows the orders you placed without logging in.`,
    ],
    button: 'Confirm your email',
    after: 'The link is valid for seven days and replaces earlier ones.',
  },
  'account-change-email': {
    subject: (shop) => `${shop}: confirm your new email`,
    heading: 'Confirm your new email',
    paragraphs: (_shop, email) => [
      `you asked to use this address for your account, which is now ${email}. It only changes once you confirm.`,
    ],
    button: 'Confirm the new email',
    after: 'The link is valid for 24 hours. If it was not you, ignore this email: nothing changes.',
  },
  'account-email-changed': {
    subject: (shop) => `${shop}: your email has changed`,
    heading: 'Your email has changed',
    paragraphs: (_shop, email) => [
      `your account now uses the address ${email}. We no longer write to this one.`,
    ],
    button: '',
    after: 'If it was not you, reply to this email right away: we will help you get your account back.',
  },
  'account-reset-password': {
    subject: (shop) => `${shop}: choose a new password`,
    heading: 'Choose a new password',
    paragraphs: (_shop, email) => [
      `somebody asked for a new password for the account ${email}. If it was you, open the link and choose it.`,
    ],
    button: 'Choose the new password',
    after:
      'The link is valid for one hour and works once. If it was not you, ignore this email: your password stays as it was.',
  },
  'account-choose-password': {
    subject: (shop) => `${shop}: choose the password of your account`,
    heading: 'Choose the password of your account',
    paragraphs: (shop, email) => [
      `we created the account ${email} at ${shop} with your order. The password typed at checkout was too weak and was not used: open the link and choose a stronger one.`,
    ],
    button: 'Choose the password',
    after:
      'The link is valid for one hour and works once. After that, “Forgot your password?” sends you another one.',
  },
  'account-new-password': {
    subject: (shop) => `${shop}: choose a new password`,
    heading: 'Choose a new password',
    paragraphs: (_shop, email) => [
      `the owner of your company’s account invites you to choose a new password for the account ${email}. Open the link and choose it: you alone will know it.`,
    ],
    button: 'Choose the new password',
    after:
      'The link is valid for one hour and works once. After that, “Forgot your password?” sends you another one.',
  },
  'account-log-in': {
    subject: (shop) => `${shop}: your link to log in`,
    heading: 'Log in to your account',
    paragraphs: (_shop, email) => [
      `somebody asked to log in to the account ${email} without a password. If it was you, open the link on the device that you want to use.`,
    ],
    button: 'Log in',
    after:
      'The link is valid for 15 minutes and works once. If you did not ask for it, ignore this email and do not forward it: nobody gets in without it.',
  },
  'account-password-changed': {
    subject: (shop) => `${shop}: your password has changed`,
    heading: 'Your password has changed',
    paragraphs: (_shop, email) => [
      `the password of the account ${email} has been changed, and other devices have been logged out.`,
    ],
    button: '',
    after:
      'If it was not you, choose a new password right away with “Forgot your password?”, and write to us.',
  },
  'account-second-factor': {
    subject: (shop) => `${shop}: your access to the back office has changed`,
    heading: 'Your access to the back office has changed',
    paragraphs: (_shop, email) => [
      `the app, the passkeys or the backup codes of the account ${email} have been changed.`,
    ],
    button: '',
    after: 'If it was not you, change your password at once and tell an administrator of the shop.',
  },
  'account-staff-invitation': {
    subject: (shop) => `${shop}: you are invited to work in the shop`,
    heading: 'You are invited to the back office',
    paragraphs: (shop, email) => [
      `a colleague of ${shop} has invited you to use the back office of the shop with the account ${email}.`,
      'Open the link and accept: if the account is new you choose your password there.',
    ],
    button: 'Accept the invitation',
    after: 'The link is valid for seven days and works once. If you did not expect it, ignore this email.',
  },
  registrations: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    reason: 'Reason',
    answers: 'Answers',
  },
  'registration-received': {
    subject: (shop) => `${shop}: we have received your request`,
    heading: 'We have received your request',
    intro: (role) =>
      `thank you for your request as “${role}”. We are checking it and will write to you as soon as we have decided, usually within two working days.`,
    meanwhile: 'Your account is already active: until then you can buy as a private customer.',
    button: 'Go to your account',
  },
  'registration-approved': {
    subject: (shop) => `${shop}: your request has been accepted`,
    heading: 'Your request has been accepted',
    intro: (role) =>
      `we have checked your details: from now on you buy as “${role}”, with the prices and terms reserved for you.`,
    meanwhile: 'Log in as usual: prices update by themselves, in your cart too.',
    button: 'Go to the shop',
  },
  'registration-refused': {
    subject: (shop) => `${shop}: your request has not been accepted`,
    heading: 'We could not accept your request',
    intro: (role) => `we have looked at your request as “${role}” and could not accept it.`,
    meanwhile:
      'Your account stays active and you can keep buying as a private customer. If you think there is a mistake, reply to this email.',
    button: 'Go to your account',
  },
  'registration-waiting': {
    subject: (name, role) => `Registration to approve: ${name} (${role})`,
    heading: 'A registration is waiting for your decision',
    intro: (name, role) => `${name} asks to be registered as “${role}”.`,
    meanwhile:
      'Until you decide, they buy as a private customer. You can turn these notices off in the settings, under “Registration”.',
    button: 'Open the request',
  },
  conversations: {
    onBehalf: (person, company) => `${person} on behalf of ${company}`,
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    types: { message: 'Message', inquiry: 'Inquiry', quote: 'Quote request' },
    message: 'Message',
    noMessage: 'The request contains no message: items and details are in the conversation.',
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
    heading: 'You have an answer',
    intro: (seller, title) => `${seller} has answered in the conversation “${title}”.`,
    button: 'Read and answer',
    foot: 'Reply from your account: everything then stays in the same conversation.',
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
    heading: 'We have an offer for you',
    greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    intro: (id) =>
      `we have prepared offer no. ${id} for you. You will find it in your account, ready for the cart.`,
    until: (day) => `It is valid until ${day}.`,
    noEnd: 'It does not expire.',
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
    bought: 'According to the orders, they bought the item.',
    notBought: 'According to the orders, they did not buy the item.',
    open: 'Read and moderate the review',
    why: 'It does not appear in the shop until you approve it. You can turn these notices off in the settings, under “Reviews”.',
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
  'account-second-factor': 'Back office access changed',
  'account-staff-invitation': 'Invitation to the staff',
  'registration-received': 'Registration received',
  'registration-approved': 'Registration approved',
  'registration-refused': 'Registration refused',
  'registration-waiting': 'Registration to approve',
  'conversation-new': 'New conversation',
  'conversation-message': 'Message from a customer',
  'offer-sent': 'Offer to a customer',
  'offer-withdrawn': 'Offer withdrawn',
  'offer-countered': 'Counter-proposal from a customer',
  'conversation-answer': 'Answer to a customer',
  'held-review': 'Review to moderate',
};
