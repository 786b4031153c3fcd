import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

export const menu = { webhooks: 'Webhooks' };

const objectNames: Readonly<Record<string, string>> = {
  order: 'Order',
  product: 'Product',
  customer: 'Customer',
  coupon: 'Coupon',
};

export const webhooks: StaffMessages['webhooks'] = {
  title: 'Webhooks',
  intro:
    'The shop tells another program by itself when something happens. If the program does not answer, the shop tries again for three days, in the order in which things happened.',
  feed: 'A program that was switched off finds the events of the last 30 days at',
  add: 'New webhook',
  newTitle: 'New webhook',
  backToList: 'Back to the webhooks',
  empty: 'No webhook yet: no program is told of anything.',
  removed: 'The webhook was deleted.',
  fields: {
    name: 'Name',
    topic: 'Tells when',
    status: 'Status',
    deliveryUrl: 'Address to send to',
    secret: 'Secret',
  },
  hints: {
    name: 'The program that receives, for example “ERP”.',
    deliveryUrl: 'The receiving program names it. It begins with https://.',
  },
  newSecretHint: 'Signs what the shop sends. Leave it empty if the program asks for none.',
  secretHint: 'It cannot be read again. Type a new one only if it has to change.',
  topics: {
    'order.created': 'An order comes in',
    'order.updated': 'An order changes',
    'order.deleted': 'An order is deleted',
    'product.created': 'A product is made',
    'product.updated': 'A product or its stock changes',
    'product.deleted': 'A product goes into the trash or is deleted',
    'product.restored': 'A product comes back from the trash',
    'product.published': 'A product is published',
  },
  statuses: { active: 'Active', paused: 'Paused: collects', disabled: 'Disabled' },
  silent: 'Does not answer',
  silentSince: 'No answer since',
  waiting: 'Waiting',
  failed: 'Not delivered',
  deliveries: 'Deliveries',
  showDeliveries: 'Show the deliveries',
  removeTitle: 'Delete the webhook',
  removeHint: 'What waits to be delivered is lost. To stop for a while, pause it.',
  remove: 'Delete the webhook',
  problems: {
    'no-name': 'type a name of 100 characters at the most',
    'topic-unknown': 'choose when to tell',
    'not-an-address': 'type a whole address with https:// or http://, without name and password',
    'status-unknown': 'choose a status',
    'secret-too-long': 'type 200 characters at the most',
  },
  deliveriesOf: (name) => `Deliveries of “${name}”`,
  deliveriesIntro: 'They are stored for 30 days, with what was sent and what came back.',
  backToWebhook: 'Back to the webhook',
  filter: {
    filter: 'Filter the deliveries',
    show: 'Show',
    reset: 'Show all',
    state: 'Status',
    all: 'All',
  },
  object: 'Of what',
  objects: (resource, id) => `${objectNames[resource] ?? resource} ${id}`,
  happened: 'Happened',
  state: 'Status',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Not delivered' },
  answer: 'Answer',
  tries: 'Tries',
  next: 'Next try',
  noDeliveries: 'No delivery yet: they appear here when something happens.',
  noneFound: 'No delivery with this status.',
  redirects: (status) => `${status}: leads elsewhere, and the shop does not follow`,
  peerProblems: {
    unreachable: 'Nobody answers at this address',
    'too-late': 'No answer within 15 seconds',
    'private-address': 'It is an address of a private network: allow it by WEBHOOK_NETWORKS',
    'broken-answer': 'The answer is not HTTP',
  },
  replayTitle: 'Send again',
  replayHint:
    'Each event is sent once more, with the data of now. For a program that has lost what it had received.',
  since: 'Happened since the day',
  onlyFailed: 'Only those that were not delivered',
  replay: 'Send again',
  done: {
    replayed: (count) =>
      count === 1
        ? 'One delivery is about to leave.'
        : `${inDigits('en', count)} deliveries are about to leave.`,
    'none-replayed': () => 'There was nothing to send again.',
    'expired-form': () => 'The page was open for too long. Nothing was sent: try again.',
  },
  deliveryOf: (object) => `Delivery: ${object}`,
  tryNow: 'Try now',
  resend: 'Send again',
  notTried: 'It has not been tried yet.',
  attemptAt: (moment) => `Try of ${moment}`,
  duration: 'Duration',
  milliseconds: (count) => `${count} ms`,
  sent: 'Sent',
  received: 'Received',
};
