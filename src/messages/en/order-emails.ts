import type { OrderEmailNames, OrderEmails } from '../it/order-emails.ts';

const credit = 'Depending on how you paid, the money may take some working days to arrive.';

export const orderEmails: OrderEmails = {
  'order-confirmation': {
    subject: (number, shop) => `${shop}: confirmation of order ${number}`,
    heading: (name) => `Thank you for your order, ${name}`,
    intro: 'We have received your order and are preparing it. Here is the summary.',
    introTransfer:
      'We have received your order. We will ship it as soon as the bank transfer has arrived: the payment details and the summary are below.',
    introVerifying:
      'We have received your order and are verifying the payment: once it is confirmed we will write to you and start preparing the order. Here is the summary.',
    introReceived: 'We have received your order. Here is the summary.',
  },
  'new-order': {
    subject: (number, buyer) => `New order ${number} from ${buyer}`,
    heading: (number) => `New order ${number}`,
    intro: (buyer) => `You have received a new order from ${buyer}.`,
    introVerifying: (buyer) =>
      `You have received a new order from ${buyer}. Its payment is still being verified: do not ship until it is confirmed.`,
  },
  'order-pending-approval': {
    subject: (number, shop) => `${shop}: order ${number} awaits approval`,
    heading: 'Your order awaits approval',
    intro: (number) =>
      `We have received order ${number}. We will only prepare it once it is approved, and will write to you as soon as there is a decision.`,
  },
  'order-pending': {
    subject: (number, shop) => `${shop}: order ${number} awaits payment`,
    heading: 'Only the payment is left',
    intro: (number) => `Order ${number} awaits payment. We will prepare it as soon as we have received it.`,
    introRefused: (number) =>
      `The payment of order ${number} did not succeed and nothing was charged. You can try again on the order page.`,
  },
  'order-on-hold': {
    subject: (number, shop) => `${shop}: order ${number} is on hold`,
    heading: 'Your order is on hold',
    intro: (number) =>
      `Order ${number} is on hold for the moment. We will write to you as soon as we resume it.`,
    subjectTransfer: (number: number, shop: string) =>
      `${shop}: order ${number} is waiting for your bank transfer`,
    headingTransfer: 'Your order is waiting for your bank transfer',
    introTransfer: (number) =>
      `Order ${number} awaits your bank transfer. The payment details are below: we will ship it as soon as the transfer has arrived.`,
  },
  'order-processing': {
    subject: (number, shop) => `${shop}: order ${number} is being prepared`,
    heading: 'We are preparing your order',
    intro: (number) =>
      `We have received the payment of order ${number} and are preparing it. We will write to you when it is complete.`,
    introCashOnDelivery: (number) =>
      `Order ${number} is confirmed and we are preparing it. You will pay on delivery.`,
  },
  'order-completed': {
    subject: (number, shop) => `${shop}: order ${number} is complete`,
    heading: 'Your order is complete',
    intro: (number) =>
      `Order ${number} is complete. Thank you for your trust: if anything is wrong, reply to this email.`,
  },
  'order-cancelled': {
    subject: (number, shop) => `${shop}: order ${number} has been cancelled`,
    heading: 'Your order has been cancelled',
    intro: (number) =>
      `Order ${number} has been cancelled. If you have already paid, we will contact you about the refund.`,
    introUnpaid: (number) =>
      `Order ${number} has been cancelled because the payment did not arrive in time. If you still need the parts, you can order them again.`,
    introUndecided: (number) =>
      `Order ${number} has been cancelled because it was not approved in time. If you still need the parts, you can order them again.`,
  },
  'order-refunded': {
    subject: (number, shop) => `${shop}: full refund of order ${number}`,
    heading: 'Your order has been refunded',
    intro: (number) => `We have refunded order ${number} in full. ${credit}`,
  },
  'order-partly-refunded': {
    subject: (number, shop) => `${shop}: partial refund of order ${number}`,
    heading: 'We have refunded part of your order',
    intro: (number) => `We have refunded part of order ${number}. ${credit}`,
  },
  'order-failed': {
    subject: (number, shop) => `${shop}: the payment of order ${number} failed`,
    heading: 'The payment failed',
    intro: (number) =>
      `The payment of order ${number} did not succeed and the parts are no longer reserved for you. If you still need them, you can order them again or write to us.`,
  },
  'order-note': {
    subject: (number, shop) => `${shop}: a note on order ${number}`,
    heading: 'A note on your order',
    intro: (number) => `We have added a note to order ${number}.`,
  },
  'order-link': {
    subject: (number: number, shop: string) => `${shop}: the new link to order ${number}`,
    heading: 'The new link to your order',
    intro: (number: number) =>
      `A new link to order ${number} was requested: you will find it at the end of this email. Anyone who has it can see the order, so please do not share it. If you did not ask for it, ignore this email.`,
  },
  'order-approved': {
    subject: (number, shop) => `${shop}: order ${number} has been approved`,
    heading: 'Your order has been approved',
    intro: (number) =>
      `The main account has approved order ${number}. We will prepare it as soon as it is paid: you can pay on the order page.`,
    introFree: (number) =>
      `The main account has approved order ${number}. There is nothing to pay: we are preparing it.`,
  },
  'order-rejected': {
    subject: (number, shop) => `${shop}: order ${number} has not been approved`,
    heading: 'Your order has not been approved',
    intro: (number) =>
      `The main account has rejected order ${number}, which has been cancelled. There is nothing to pay.`,
  },
  'order-approval-wanted': {
    subject: (number, shop) => `${shop}: order ${number} awaits your approval`,
    heading: 'An order awaits your approval',
    intro: (number, buyer) =>
      `${buyer} has placed order ${number}. Open it to approve or reject it: until then the goods are reserved and there is nothing to pay.`,
  },
  'shop-order-cancelled': {
    subject: (number, buyer) => `Order ${number} from ${buyer} cancelled`,
    heading: (number) => `Order ${number} cancelled`,
    intro: (buyer) => `The order from ${buyer} has been cancelled and its parts are available again.`,
  },
  'shop-order-failed': {
    subject: (number, buyer) => `Order ${number} from ${buyer}: payment failed`,
    heading: (number) => `Order ${number}: payment failed`,
    intro: (buyer) => `The payment of the order from ${buyer} failed and its parts are available again.`,
  },
  onBehalf: (person, company) => `${person} on behalf of ${company}`,
  noteHeading: 'Note from the shop',
  reasonHeading: 'Reason',
  refundedAmount: 'Refunded amount',
  viewOrder: 'View the order',
  farewell: 'See you soon,',
};

/** As the email log names them. */
export const orderEmailNames: OrderEmailNames = {
  'order-confirmation': 'Order confirmation',
  'order-pending-approval': 'Order pending approval',
  'order-pending': 'Order awaiting payment',
  'order-on-hold': 'Order on hold',
  'order-processing': 'Order being processed',
  'order-completed': 'Order completed',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Order refunded',
  'order-failed': 'Order failed',
  'order-note': 'Note to the customer',
  'order-partly-refunded': 'Partial refund',
  'order-approved': 'Order approved',
  'order-rejected': 'Order not approved',
  'order-approval-wanted': 'Request for approval',
  'order-link': 'New link to the order',
  'new-order': 'Notice of a new order',
  'shop-order-cancelled': 'Notice of a cancelled order',
  'shop-order-failed': 'Notice of a failed order',
};
