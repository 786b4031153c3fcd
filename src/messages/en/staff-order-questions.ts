import { inDigits } from '../in-digits.ts';
import type { StaffOrderQuestionsMessages } from '../it/staff-order-questions.ts';

export const staffOrderQuestions: StaffOrderQuestionsMessages = {
  no: 'No, back to the order',
  stayPaid: 'The order has been paid: this does not return the money. Use the refund for that.',
  state: {
    cancelled: {
      question: (number) => `Cancel order ${number}?`,
      text: (buyer, total) =>
        `It is the order of ${buyer}, ${total} in total. Its pieces become available again and the customer gets an email.`,
      yes: 'Yes, cancel the order',
    },
    failed: {
      question: (number) => `Mark order ${number} as failed?`,
      text: (buyer, total) =>
        `It is the order of ${buyer}, ${total} in total. Its pieces become available again and the customer is notified that the payment failed.`,
      yes: 'Yes, mark as failed',
    },
  },
  refund: {
    question: (amount, number) => `Refund ${amount} of order ${number}?`,
    text: (buyer, total) => `It is the order of ${buyer}, ${total} in total.`,
    isLast: 'With this refund the order is refunded in full.',
    yes: (amount) => `Yes, refund ${amount}`,
  },
  step: {
    retry: {
      question: (amount, number) => `Ask again for the refund of ${amount} of order ${number}?`,
      text: 'The payment provider is asked once more, and returns the money.',
      yes: (amount) => `Yes, ask for ${amount}`,
    },
    'settle-elsewhere': {
      question: (amount, number) => `Have you returned ${amount} of order ${number} by other means?`,
      text: 'The refund counts at once and the customer gets an email. The payment provider returns nothing.',
      yes: (amount) => `Yes, I have returned ${amount}`,
    },
    withdraw: {
      question: (amount, number) => `Cancel the refund of ${amount} of order ${number}?`,
      text: 'The money is not returned. Pieces already put back into stock stay there.',
      yes: () => 'Yes, cancel the refund',
    },
  },
  bulk: {
    cancelled: {
      question: (count) =>
        count === 1 ? 'Cancel the chosen order?' : `Cancel ${inDigits('en', count)} orders?`,
      yes: (count) => (count === 1 ? 'Yes, cancel the order' : `Yes, cancel ${inDigits('en', count)} orders`),
    },
    failed: {
      question: (count) =>
        count === 1 ? 'Mark the chosen order as failed?' : `Mark ${inDigits('en', count)} orders as failed?`,
      yes: (count) =>
        count === 1 ? 'Yes, mark as failed' : `Yes, mark ${inDigits('en', count)} orders as failed`,
    },
    text: (count, sum) =>
      count === 1
        ? `${sum} in total. Its pieces become available again and the customer gets an email.`
        : `${sum} in all. Their pieces become available again and every customer gets an email.`,
    order: (number, buyer, total) => `Order ${number} of ${buyer}: ${total}`,
    no: 'No, back to the orders',
  },
};
