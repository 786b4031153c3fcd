import type { OrderEmailNames, OrderEmails, OrderEmailTexts } from '../it/order-emails.ts';

/** What staff may write otherwise of each email about an order: placeholders in braces are filled when it is written. */
export const orderEmailTexts: OrderEmailTexts = {
  'order-confirmation': {
    subject: '{shop_name}: confirmation of order {order_number}',
    heading: 'Thank you for your order, {first_name}',
    intro: 'We have received your order and are preparing it. Here is the summary.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-confirmation-transfer': {
    subject: '{shop_name}: confirmation of order {order_number}',
    heading: 'Thank you for your order, {first_name}',
    intro:
      'We have received your order. We will ship it as soon as the bank transfer has arrived: the payment details and the summary are below.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-confirmation-verifying': {
    subject: '{shop_name}: confirmation of order {order_number}',
    heading: 'Thank you for your order, {first_name}',
    intro:
      'We have received your order and are verifying the payment: once it is confirmed we will write to you and start preparing the order. Here is the summary.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-confirmation-received': {
    subject: '{shop_name}: confirmation of order {order_number}',
    heading: 'Thank you for your order, {first_name}',
    intro: 'We have received your order. Here is the summary.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-confirmation-pending': {
    subject: '{shop_name}: confirmation of order {order_number}',
    heading: 'Thank you for your order, {first_name}',
    intro: 'Order {order_number} awaits payment. We will prepare it as soon as we have received it.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-confirmation-approval': {
    subject: '{shop_name}: confirmation of order {order_number}',
    heading: 'Thank you for your order, {first_name}',
    intro:
      'We have received order {order_number}. We will only prepare it once it is approved, and will write to you as soon as there is a decision.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-pending-approval': {
    subject: '{shop_name}: order {order_number} awaits approval',
    heading: 'Your order awaits approval',
    intro:
      'We have received order {order_number}. We will only prepare it once it is approved, and will write to you as soon as there is a decision.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-pending': {
    subject: '{shop_name}: order {order_number} awaits payment',
    heading: 'Only the payment is left',
    intro: 'Order {order_number} awaits payment. We will prepare it as soon as we have received it.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-pending-refused': {
    subject: '{shop_name}: order {order_number} awaits payment',
    heading: 'Only the payment is left',
    intro:
      'The payment of order {order_number} did not succeed and nothing was charged. You can try again on the order page.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-on-hold': {
    subject: '{shop_name}: order {order_number} is on hold',
    heading: 'Your order is on hold',
    intro: 'Order {order_number} is on hold for the moment. We will write to you as soon as we resume it.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-on-hold-transfer': {
    subject: '{shop_name}: order {order_number} is waiting for your bank transfer',
    heading: 'Your order is waiting for your bank transfer',
    intro:
      'Order {order_number} awaits your bank transfer. The payment details are below: we will ship it as soon as the transfer has arrived.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-processing': {
    subject: '{shop_name}: order {order_number} is being prepared',
    heading: 'We are preparing your order',
    intro:
      'We have received the payment of order {order_number} and are preparing it. We will write to you when it is complete.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-processing-cash-on-delivery': {
    subject: '{shop_name}: order {order_number} is being prepared',
    heading: 'We are preparing your order',
    intro: 'Order {order_number} is confirmed and we are preparing it. You will pay on delivery.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-completed': {
    subject: '{shop_name}: order {order_number} is complete',
    heading: 'Your order is complete',
    intro:
      'Order {order_number} is complete. Thank you for your trust: if anything is wrong, reply to this email.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-cancelled': {
    subject: '{shop_name}: order {order_number} has been cancelled',
    heading: 'Your order has been cancelled',
    intro:
      'Order {order_number} has been cancelled. If you have already paid, we will contact you about the refund.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-cancelled-unpaid': {
    subject: '{shop_name}: order {order_number} has been cancelled',
    heading: 'Your order has been cancelled',
    intro:
      'Order {order_number} has been cancelled because the payment did not arrive in time. If you still need the parts, you can order them again.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-cancelled-undecided': {
    subject: '{shop_name}: order {order_number} has been cancelled',
    heading: 'Your order has been cancelled',
    intro:
      'Order {order_number} has been cancelled because it was not approved in time. If you still need the parts, you can order them again.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-refunded': {
    subject: '{shop_name}: full refund of order {order_number}',
    heading: 'Your order has been refunded',
    intro:
      'We have refunded order {order_number} in full. Depending on how you paid, the money may take some working days to arrive.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-partly-refunded': {
    subject: '{shop_name}: partial refund of order {order_number}',
    heading: 'We have refunded part of your order',
    intro:
      'We have refunded part of order {order_number}. Depending on how you paid, the money may take some working days to arrive.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-failed': {
    subject: '{shop_name}: the payment of order {order_number} failed',
    heading: 'The payment failed',
    intro:
      'The payment of order {order_number} did not succeed and the parts are no longer reserved for you. If you still need them, you can order them again or write to us.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-note': {
    subject: '{shop_name}: a note on order {order_number}',
    heading: 'A note on your order',
    intro: 'We have added a note to order {order_number}.',
    closing: 'See you soon,\n{shop_name}',
  },
  'parcel-held': {
    subject: '{shop_name}: the parcel of order {order_number} is held by the carrier',
    heading: 'Your parcel could not be delivered',
    intro:
      'Hello {first_name}, the carrier could not deliver a parcel of order {order_number} and holds it. Answer this email to tell us when and where to deliver it: after some days the parcel comes back to us.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-edited': {
    subject: '{shop_name}: order {order_number} has been changed',
    heading: 'We have changed your order',
    intro:
      'We have changed order {order_number}, as agreed. Below you find it as it is now: if something is wrong, reply to this email.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-rest-due': {
    subject: '{shop_name}: part of order {order_number} is still to be paid',
    heading: 'The rest of your order is due',
    intro:
      'Since it was edited, order {order_number} costs more than you have paid. Below you see what is left: pay it on the page of the order, and we ship as soon as it is there.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-link': {
    subject: '{shop_name}: the new link to order {order_number}',
    heading: 'The new link to your order',
    intro:
      'A new link to order {order_number} was requested: you will find it at the end of this email. Anyone who has it can see the order, so please do not share it. If you did not ask for it, ignore this email.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-approved': {
    subject: '{shop_name}: order {order_number} has been approved',
    heading: 'Your order has been approved',
    intro:
      'The main account has approved order {order_number}. We will prepare it as soon as it is paid: you can pay on the order page.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-approved-free': {
    subject: '{shop_name}: order {order_number} has been approved',
    heading: 'Your order has been approved',
    intro:
      'The main account has approved order {order_number}. There is nothing to pay: we are preparing it.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-rejected': {
    subject: '{shop_name}: order {order_number} has not been approved',
    heading: 'Your order has not been approved',
    intro:
      'The main account has rejected order {order_number}, which has been cancelled. There is nothing to pay.',
    closing: 'See you soon,\n{shop_name}',
  },
  'order-approval-wanted': {
    subject: '{shop_name}: order {order_number} awaits your approval',
    heading: 'An order awaits your approval',
    intro:
      '{customer_name} has placed order {order_number}. Open it to approve or reject it: until then the goods are reserved and there is nothing to pay.',
    closing: 'See you soon,\n{shop_name}',
  },
  'new-order': {
    subject: 'New order {order_number} from {customer_name}',
    heading: 'New order {order_number}',
    intro: 'You have received a new order from {customer_name}.',
    closing: '',
  },
  'new-order-verifying': {
    subject: 'New order {order_number} from {customer_name}',
    heading: 'New order {order_number}',
    intro:
      'You have received a new order from {customer_name}. Its payment is still being verified: do not ship until it is confirmed.',
    closing: '',
  },
  'shop-order-cancelled': {
    subject: 'Order {order_number} from {customer_name} cancelled',
    heading: 'Order {order_number} cancelled',
    intro: 'The order from {customer_name} has been cancelled and its parts are available again.',
    closing: '',
  },
  'shop-order-failed': {
    subject: 'Order {order_number} from {customer_name}: payment failed',
    heading: 'Order {order_number}: payment failed',
    intro: 'The payment of the order from {customer_name} failed and its parts are available again.',
    closing: '',
  },
};

/** What else stands in emails about orders. */
export const orderEmails: OrderEmails = {
  onBehalf: (person, company) => `${person} on behalf of ${company}`,
  noteHeading: 'Note from the shop',
  reasonHeading: 'Reason',
  refundedAmount: 'Refunded amount',
  viewOrder: 'View the order',
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
  'parcel-held': 'Parcel held by the carrier',
  'order-partly-refunded': 'Partial refund',
  'order-approved': 'Order approved',
  'order-rejected': 'Order not approved',
  'order-approval-wanted': 'Request for approval',
  'order-edited': 'Order changed',
  'order-rest-due': 'Rest to pay',
  'order-link': 'New link to the order',
  'new-order': 'Notice of a new order',
  'shop-order-cancelled': 'Notice of a cancelled order',
  'shop-order-failed': 'Notice of a failed order',
};
