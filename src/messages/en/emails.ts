import type { EmailNames, Emails, OtherEmailTexts } from '../it/emails.ts';

/** What staff may write otherwise of each email but those about orders and returns: placeholders in braces are filled when it is written. */
export const otherEmailTexts: OtherEmailTexts = {
  'account-welcome': {
    subject: 'Welcome to {shop_name}: confirm your email',
    heading: 'Your account is ready',
    intro:
      'thank you for registering with {shop_name}. Log in with {email} and the password you chose.\n\nConfirm that this address is yours: after that, your account also shows the orders you placed without logging in.',
    closing: 'The link is valid for seven days. If you did not register, ignore this email.',
  },
  'account-confirm-email': {
    subject: '{shop_name}: confirm your email',
    heading: 'Confirm your email',
    intro:
      'confirm that {email} is your address: after that, your account also shows the orders you placed without logging in.',
    closing: 'The link is valid for seven days and replaces earlier ones.',
  },
  'account-change-email': {
    subject: '{shop_name}: confirm your new email',
    heading: 'Confirm your new email',
    intro:
      'you asked to use this address for your account, which is now {email}. It only changes once you confirm.',
    closing: 'The link is valid for 24 hours. If it was not you, ignore this email: nothing changes.',
  },
  'account-email-changed': {
    subject: '{shop_name}: your email has changed',
    heading: 'Your email has changed',
    intro: 'your account now uses the address {email}. We no longer write to this one.',
    closing: 'If it was not you, reply to this email right away: we will help you get your account back.',
  },
  'account-reset-password': {
    subject: '{shop_name}: choose a new password',
    heading: 'Choose a new password',
    intro:
      'somebody asked for a new password for the account {email}. If it was you, open the link and choose it.',
    closing:
      'The link is valid for one hour and works once. If it was not you, ignore this email: your password stays as it was.',
  },
  'account-choose-password': {
    subject: '{shop_name}: choose the password of your account',
    heading: 'Choose the password of your account',
    intro:
      'we created the account {email} at {shop_name} with your order. The password typed at checkout was too weak and was not used: open the link and choose a stronger one.',
    closing:
      'The link is valid for one hour and works once. After that, “Forgot your password?” sends you another one.',
  },
  'account-new-password': {
    subject: '{shop_name}: choose a new password',
    heading: 'Choose a new password',
    intro:
      'the owner of your company’s account invites you to choose a new password for the account {email}. Open the link and choose it: you alone will know it.',
    closing:
      'The link is valid for one hour and works once. After that, “Forgot your password?” sends you another one.',
  },
  'account-log-in': {
    subject: '{shop_name}: your link to log in',
    heading: 'Log in to your account',
    intro:
      'somebody asked to log in to the account {email} without a password. If it was you, open the link on the device that you want to use.',
    closing:
      'The link is valid for 15 minutes and works once. If you did not ask for it, ignore this email and do not forward it: nobody gets in without it.',
  },
  'account-password-changed': {
    subject: '{shop_name}: your password has changed',
    heading: 'Your password has changed',
    intro: 'the password of the account {email} has been changed, and other devices have been logged out.',
    closing:
      'If it was not you, choose a new password right away with “Forgot your password?”, and write to us.',
  },
  'account-second-factor': {
    subject: '{shop_name}: your access to the back office has changed',
    heading: 'Your access to the back office has changed',
    intro: 'the app, the passkeys or the backup codes of the account {email} have been changed.',
    closing: 'If it was not you, change your password at once and tell an administrator of the shop.',
  },
  'account-staff-invitation': {
    subject: '{shop_name}: you are invited to work in the shop',
    heading: 'You are invited to the back office',
    intro:
      'a colleague of {shop_name} has invited you to use the back office of the shop with the account {email}.\n\nOpen the link and accept: if the account is new you choose your password there.',
    closing: 'The link is valid for seven days and works once. If you did not expect it, ignore this email.',
  },
  'registration-received': {
    subject: '{shop_name}: we have received your request',
    heading: 'We have received your request',
    intro:
      'thank you for your request as “{role}”. We are checking it and will write to you as soon as we have decided, usually within two working days.',
    closing: 'Your account is already active: until then you can buy as a private customer.',
  },
  'registration-approved': {
    subject: '{shop_name}: your request has been accepted',
    heading: 'Your request has been accepted',
    intro:
      'we have checked your details: from now on you buy as “{role}”, with the prices and terms reserved for you.',
    closing: 'Log in as usual: prices update by themselves, in your cart too.',
  },
  'registration-refused': {
    subject: '{shop_name}: your request has not been accepted',
    heading: 'We could not accept your request',
    intro: 'we have looked at your request as “{role}” and could not accept it.',
    closing:
      'Your account stays active and you can keep buying as a private customer. If you think there is a mistake, reply to this email.',
  },
  'registration-waiting': {
    subject: 'Registration to approve: {customer_name} ({role})',
    heading: 'A registration is waiting for your decision',
    intro: '{customer_name} asks to be registered as “{role}”.',
    closing:
      'Until you decide, they buy as a private customer. You can turn these notices off in the settings, under “Registration”.',
  },
  'conversation-new': {
    subject: '{conversation_type} from {customer_name}',
    heading: '{conversation_type} from a customer',
    intro: '{customer_name} has written to the shop: “{conversation_title}”.',
    closing: '',
  },
  'conversation-new-vendor': {
    subject: '{conversation_type} from {customer_name}',
    heading: '{conversation_type} from a customer',
    intro: '{customer_name} has written to the vendor {seller}: “{conversation_title}”.',
    closing: '',
  },
  'conversation-message': {
    subject: '{customer_name} has written again: {conversation_title}',
    heading: 'A new message',
    intro: '{customer_name} has written in the conversation “{conversation_title}”.',
    closing: '',
  },
  'conversation-answer': {
    subject: '{seller} has answered: {conversation_title}',
    heading: 'You have an answer',
    intro: '{seller} has answered in the conversation “{conversation_title}”.',
    closing: 'Reply from your account: everything then stays in the same conversation.',
  },
  'conversation-answer-guest': {
    subject: '{seller} answered: {conversation_title}',
    heading: 'There is an answer for you',
    intro: '{seller} answers your message “{conversation_title}”.',
    closing: 'If you need anything else, reply to this email.',
  },
  'offer-countered': {
    subject: '{customer_name} makes a counter-proposal: offer no. {offer_number}',
    heading: 'A counter-proposal',
    intro: '{customer_name} has answered offer no. {offer_number} with a counter-proposal.',
    closing: '',
  },
  'offer-sent': {
    subject: 'Offer no. {offer_number} from {seller}',
    heading: 'We have an offer for you',
    intro:
      'we have prepared offer no. {offer_number} for you. You will find it in your account, ready for the cart.',
    closing: '',
  },
  'offer-withdrawn': {
    subject: 'Offer no. {offer_number} from {seller}: withdrawn',
    heading: 'We have withdrawn an offer',
    intro: 'offer no. {offer_number} is no longer valid: we had to withdraw it.',
    closing: 'If you still need the items, write to us or ask for a new quote.',
  },
  'held-review': {
    subject: 'Review to moderate: {product_name}',
    heading: 'A review awaits your approval',
    intro: '{author} has written a review of “{product_name}”.',
    closing:
      'It does not appear in the shop until you approve it. You can turn these notices off in the settings, under “Reviews”.',
  },
};

/** What else stands in these emails. */
export const emails: Emails = {
  accounts: {
    hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  },
  'account-welcome': {
    button: 'Confirm your email',
  },
  'account-confirm-email': {
    button: 'Confirm your email',
  },
  'account-change-email': {
    button: 'Confirm the new email',
  },
  'account-email-changed': {
    button: '',
  },
  'account-reset-password': {
    button: 'Choose the new password',
  },
  'account-choose-password': {
    button: 'Choose the password',
  },
  'account-new-password': {
    button: 'Choose the new password',
  },
  'account-log-in': {
    button: 'Log in',
  },
  'account-password-changed': {
    button: '',
  },
  'account-second-factor': {
    button: '',
  },
  'account-staff-invitation': {
    button: 'Accept the invitation',
  },
  registrations: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    reason: 'Reason',
    answers: 'Answers',
  },
  'registration-received': {
    button: 'Go to your account',
  },
  'registration-approved': {
    button: 'Go to the shop',
  },
  'registration-refused': {
    button: 'Go to your account',
  },
  'registration-waiting': {
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
    button: 'Open the conversation',
  },
  'conversation-message': {
    button: 'Open the conversation',
  },
  'conversation-answer': {
    button: 'Read and answer',
  },
  'offer-countered': {
    button: 'Open the conversation',
  },
  'offer-sent': {
    greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    until: (day) => `It is valid until ${day}.`,
    noEnd: 'It does not expire.',
    note: 'Notes',
    button: 'See the offer',
  },
  'offer-withdrawn': {
    button: 'Go to your offers',
  },
  'held-review': {
    bought: 'According to the orders, they bought the item.',
    notBought: 'According to the orders, they did not buy the item.',
    open: 'Read and moderate the review',
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
  'stock-alert-confirm': 'Stock alert to confirm',
  'stock-alert': 'Article back in stock',
};
