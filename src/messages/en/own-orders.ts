import type { OwnOrdersMessages } from '../it/own-orders.ts';

export const ownOrders: OwnOrdersMessages = {
  pages: 'Pages of orders',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page) => `Page ${page}`,
  pay: 'Pay for this order',
  payRest: 'Pay the rest',
  restDue: (amount) =>
    `The order has been changed and ${amount} is still to be paid. We ship it as soon as the amount is there.`,
  reorder: 'Order again',
  reorderHint: "Puts the same parts into the cart, at today's prices.",
  cancel: 'Cancel the order',
  cancelQuestion: 'Are you sure you want to cancel this order?',
  cancelHint: 'The parts become available to other customers and the order cannot be reopened.',
  cancelYes: 'Yes, cancel the order',
  cancelled: 'The order has been cancelled. We have sent you an email to confirm it.',
  problems: {
    expired: 'The page was open for too long. Nothing has changed: try again.',
    cancel: 'This order can no longer be cancelled here. Write to us and we will help.',
    reorder: 'None of the items in this order can be bought right now.',
    'cart-busy': 'The cart was changed on another page meanwhile: nothing was added. Try again.',
    other: 'Something went wrong. Reload the page and try again.',
  },
  history: 'What has happened',
  events: {
    placed: 'Order received',
    state: (to) => `Status: ${to}`,
    refund: (amount) => `Refund of ${amount}`,
    paid: (amount) => `Payment received: ${amount}`,
    edited: 'Order changed by the shop',
    note: 'Message from the shop',
  },
  deliveryNotes: 'Delivery notes',
  deliveryNote: (name: string, day: string) => `Delivery note (DDT) ${name} of ${day} (PDF)`,
  refunded: 'Refunded',
  refundUnderWay: 'Refund under way',
  verifying: {
    heading: 'We are verifying the payment',
    text: (email) =>
      `We have received your order and the pieces are reserved for you. As soon as we know how the payment went we will write to ${email}: there is no need to pay again.`,
  },
  unpaid: {
    heading: 'Your order is waiting for its payment',
    text: () => 'The payment was not completed and nothing was charged. You can pay now.',
  },
  follow: 'Follow the order',
  followHint: (days) =>
    `This link shows the order for ${days} days, even without an account. You will find it in the email too. Anyone who has it can see the order, so do not share it.`,
  followOwnHint: 'You can find this order in your account at any time.',
  refused: {
    title: 'Order not accessible',
    'wrong-link': 'This link is not valid. Open the one you received by email, in full.',
    'expired-link':
      'This link has expired. Ask for a new one with the number of the order and your email address, or log in to your account.',
    'thanks-over':
      'This page is no longer available. Open the link that you received by email or log in to your account.',
    toAccount: 'Go to your account',
    newLink: 'Ask for a new link',
  },
  askLink: {
    title: 'A new link to your order',
    intro:
      'Enter the number of the order and the email address you placed it with: we will send you a new link to it, no account needed.',
    number: 'Order number',
    numberHint: 'You will find it in the emails we sent you, for example 1024.',
    email: 'Email',
    send: 'Send the link',
    resend: 'Send again',
    sent: 'If the number and email match an order, we have just written to you. Check your inbox and the spam folder: it can take a few minutes.',
    tooOften: (minutes: number) =>
      `Too many requests in a short time. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    problems: {
      'number-missing': 'Enter the order number.',
      'number-invalid': 'An order number consists of digits only, for example 1024.',
      'email-missing': 'Enter the email address that you ordered with.',
      'email-invalid': 'This email address is not valid: check that it is complete.',
    },
  },
  reordered: {
    added: (number, pieces) =>
      `${pieces === 1 ? '1 piece' : `${pieces} pieces`} of order ${number} put into the cart, at today's prices.`,
    priced: (names) => `Price changed: ${names}.`,
    pricedOf: (name, now, before) => `${name} (${now}, was ${before})`,
  },
};
