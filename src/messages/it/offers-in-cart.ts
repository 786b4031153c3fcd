export const offersInCart = {
  label: 'Offerta',
  number: (id: number) => `n. ${id}`,
};

export type OffersInCartMessages = typeof offersInCart;
