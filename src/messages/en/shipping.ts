import type { ShippingMessages } from '../it/shipping.ts';

export const shipping: ShippingMessages = {
  titles: {
    flat_rate: 'Express courier',
    weight_rate: 'Express courier',
    amount_rate: 'Express courier',
    free_shipping: 'Free shipping',
    local_pickup: 'Collection at the shop',
  },
  gratis: 'Free',
  choose: 'How would you like to receive your order?',
  arrives: (day) => `Expected delivery ${day}`,
  readyFrom: (day) => `Ready for collection from ${day}`,
  shippingTo: (destination: string) => `Delivery: ${destination}`,
  nowhere: 'We do not ship to this destination.',
  changeDestination: 'Calculate shipping to another address',
  calculate: 'Update shipping',
  calculated: 'Shipping updated.',
  keepChoice: 'Use this shipping method',
  notOffered: 'The chosen shipping method is no longer available. Please choose another one.',
  collectAt: (address: string) =>
    `You collect your order at the shop: ${address}. No shipping address is needed.`,
  problems: {
    'unknown-country': 'Choose a country from the list.',
    'unknown-state': 'Choose a state or region from the list.',
    'invalid-postcode': 'The postcode is not valid for the chosen country.',
  },
};
