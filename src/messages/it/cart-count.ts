export const cartCount = {
  open: (count: number) =>
    count === 0 ? 'Carrello, vuoto' : count === 1 ? 'Carrello, 1 articolo' : `Carrello, ${count} articoli`,
};

export type CartCountMessages = typeof cartCount;
