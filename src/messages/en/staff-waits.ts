import type { StaffMessages } from '../staff-messages-for.ts';

/** A number of the menu's counters, which end at 99. */
const upTo99 = (count: number) => (count > 99 ? 'more than 99' : String(count));

export const staffWaits: StaffMessages['staffWaits'] = {
  short: (count) => (count > 99 ? '99+' : String(count)),
  said: {
    orders: (count) => (count === 1 ? '1 order to fulfil' : `${upTo99(count)} orders to fulfil`),
    payments: (count) => (count === 1 ? '1 payment to verify' : `${upTo99(count)} payments to verify`),
    refunds: (count) => (count === 1 ? '1 refund to follow up' : `${upTo99(count)} refunds to follow up`),
    movements: (count) => (count === 1 ? '1 movement to match' : `${upTo99(count)} movements to match`),
    quotes: (count) =>
      count === 1 ? '1 quote request to answer' : `${upTo99(count)} quote requests to answer`,
    messages: (count) => (count === 1 ? '1 message to answer' : `${upTo99(count)} messages to answer`),
    counters: (count) =>
      count === 1 ? '1 counter-proposal to consider' : `${upTo99(count)} counter-proposals to consider`,
    registrations: (count) =>
      count === 1 ? '1 registration to decide' : `${upTo99(count)} registrations to decide`,
    reviews: (count) => (count === 1 ? '1 review to moderate' : `${upTo99(count)} reviews to moderate`),
  },
};
