import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

const megabytes = (bytes: number) => inDigits('en', Math.max(1, Math.round(bytes / 1_048_576)));

export const staffInbox: StaffMessages['staffInbox'] = {
  title: 'Unassigned emails',
  intro: 'Emails that answer no message of the shop. Put them to an order or a customer, or close them.',
  notConnected:
    'No mailbox is connected: nothing arrives here. Whoever manages the settings can connect one from the conversations.',
  tabsLabel: 'Which emails',
  tabs: { waiting: 'To assign', automatic: 'Automatic', closed: 'Closed' },
  kept: 'Automatic and closed emails are deleted six months after they came.',
  filter: 'Search the emails',
  search: 'Search',
  searchHint: 'Sender or subject',
  show: 'Show',
  reset: 'Clear the filters',
  empty: 'No email to assign.',
  nothing: 'There is nothing here.',
  subject: 'Subject',
  noSubject: 'No subject',
  from: 'From',
  noSender: 'Unknown sender',
  receivedAt: 'Received',
  files: (count) => (count === 1 ? '1 attachment' : `${inDigits('en', count)} attachments`),
  back: 'Back to the unassigned emails',
  state: 'State',
  states: {
    waiting: 'To assign',
    attached: 'In a conversation',
    closed: 'Closed without an answer',
    automatic: 'Written by a program',
  },
  order: 'Order',
  conversation: 'Conversation',
  text: 'Text',
  noText: 'No text.',
  original: 'Show everything, with what it quotes',
  leftOut: 'Attachments that were not taken and stay in the mailbox:',
  fileProblems: {
    'file-too-large': 'too large',
    'file-empty': 'empty',
    'file-wrong-type': 'this type of file is not taken',
    'file-incomplete': 'incomplete',
    'too-many-files': 'beyond the 5 that are kept',
    other: 'not kept',
  },
  unread: {
    'too-large': (bytes) =>
      `The email has ${megabytes(bytes)} MB: it is too large and its text was not read. It lies whole in the mailbox.`,
    broken: () => 'The email is damaged and could not be read. It lies whole in the mailbox.',
  },
  put: 'Where it belongs',
  notProven: 'The sender of an email can be forged: verify before you tell anything about an order.',
  orderNumber: 'Order number',
  maybe: (numbers) => `Perhaps: ${numbers}`,
  toOrder: 'Put to the order',
  customerEmail: 'Email of the customer',
  knownCustomer: (name) => `It is the address of ${name}.`,
  unknownCustomer: 'No customer has the address of the sender.',
  toCustomer: 'Put to the customer',
  toSender: 'Open a conversation with the sender',
  close: 'Close without an answer',
  reopen: 'Put back to be assigned',
  done: {
    attached: 'The email is in the conversation.',
    closed: 'The email is closed.',
    reopened: 'The email is to be assigned again.',
    expired: 'The page was open for too long. Nothing has changed: try again.',
    nothing: 'Nothing has changed: somebody has done it already.',
  },
  problems: {
    'no-order': 'No order has this number.',
    'no-customer': 'No customer has this email.',
    'no-sender': 'The email does not say who sent it: put it to an order or a customer.',
  },
};

export const staffMailbox: StaffMessages['staffMailbox'] = {
  title: 'Mailbox',
  intro:
    'Answers to emails of the shop arrive here and find the conversation of their order by themselves. The messages stay in the mailbox, unread.',
  fields: {
    host: 'IMAP server',
    port: 'Port',
    security: 'Encryption',
    user: 'User name',
    password: 'Password',
    folder: 'Folder',
    address: 'Address for answers',
    plus: 'The mailbox also gets addresses with a + sign',
  },
  hints: {
    host: 'For example imap.yourdomain.com',
    port: 'Usually 993 with TLS, 143 with STARTTLS.',
    folder: 'Usually INBOX.',
    address: 'Customers answer to this address: its messages must arrive in the folder above.',
    plus: 'For example info+123@yourdomain.com: answers are recognised even if the customer’s mail program loses the references.',
  },
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'None' },
  keepPassword: 'Stored already. Leave empty to keep it.',
  save: 'Save and try',
  notConnected: 'No mailbox is connected. Messages are read that arrive once it is.',
  notYet: 'The mailbox is connected and has not been read yet.',
  readAt: (when) => `The mailbox was read on ${when}.`,
  works: (messages) =>
    messages === 1
      ? 'Saved. The folder opens and holds 1 message.'
      : `Saved. The folder opens and holds ${inDigits('en', messages)} messages.`,
  said: (text) => `The server answered: “${text}”.`,
  removed: 'The mailbox is no longer connected. Messages that were read stay in the conversations.',
  remove: 'Disconnect the mailbox',
  removeHint:
    'The shop stops reading it and forgets the password. The messages of the mailbox do not change.',
  failures: {
    'log-in':
      'The server refuses user name or password: check them. Some services ask for a password for apps.',
    host: 'The server cannot be found: check its name.',
    refused: 'The server does not answer on this port. Messages arrive as soon as it can be reached again.',
    timeout: 'The server did not answer in time. The shop tries again by itself.',
    encryption: 'The encryption failed: check port and encryption.',
    folder: 'The folder does not exist: check what it is called in the mailbox.',
    other: 'The mailbox could not be read. The shop tries again by itself.',
  },
  problems: {
    missing: 'Write this.',
    'no-host': 'Write the name of the server, for example imap.yourdomain.com.',
    'no-port': 'Write a number from 1 to 65535.',
    'no-security': 'Choose an entry of the list.',
    'too-long': 'It is too long.',
    'no-email': 'Write an email address.',
    'no-password': 'Write the password of the mailbox.',
  },
};
