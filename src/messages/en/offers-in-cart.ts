import type { OffersInCartMessages } from '../it/offers-in-cart.ts';

export const offersInCart: OffersInCartMessages = {
  label: 'Offer',
  number: (id) => `no. ${id}`,
};
