import type { ConversationEmailsMessages } from '../it/conversation-emails.ts';

export const conversationEmails: ConversationEmailsMessages = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  types: { message: 'Message', inquiry: 'Inquiry', quote: 'Quote request' },
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
  message: 'Message',
  noMessage: 'The request holds no message: items and details are in the conversation.',
};
