import type { OfferEmailsMessages } from '../it/offer-emails.ts';

export const offerEmails: OfferEmailsMessages = {
  subject: (id, seller) => `Offer no. ${id} from ${seller}`,
  heading: 'There is an offer for you',
  greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  intro: (id) => `we have prepared offer no. ${id} for you. You find it in your account, ready for the cart.`,
  until: (day) => `It is valid until ${day}.`,
  noEnd: 'It has no end.',
  note: 'Notes',
  button: 'See the offer',
};
