export const wishlist = {
  title: 'Lista dei desideri',
  empty: 'La lista è vuota. Nella pagina di un articolo premi “Aggiungi ai preferiti” per ritrovarlo qui.',
  toShop: 'Vai al catalogo',
  guest: 'La lista resta in questo browser. Per ritrovarla ovunque entra nel tuo account.',
  logIn: 'Accedi o registrati',
  remove: 'Togli dalla lista',
  removeNamed: (name: string) => `Togli dalla lista: ${name}`,
  done: {
    added: 'L’articolo è nella lista.',
    removed: 'L’articolo non è più nella lista.',
    full: 'La lista è piena: togli qualche articolo e riprova.',
    unknown: 'Questo articolo non c’è, o non è più in vendita.',
  },
};
