import type { OfferLettersMessages } from '../it/offer-letters.ts';

export const offerLetters: OfferLettersMessages = {
  subject: (id, seller) => `Offer no. ${id} from ${seller}`,
  heading: 'There is an offer for you',
  greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  intro: (id) => `we have prepared offer no. ${id} for you. You find it in your account, ready for the cart.`,
  until: (day) => `It is valid until ${day}.`,
  noEnd: 'It has no end.',
  note: 'Notes',
  button: 'See the offer',
};
