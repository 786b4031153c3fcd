export const wishlist = {
  title: 'Lista dei desideri',
  empty: 'La lista è vuota. Premi il cuore di un articolo per ritrovarlo qui.',
  toList: 'Vedi la lista',
  toShop: 'Vai al catalogo',
  guest: 'La lista resta in questo browser. Per ritrovarla ovunque entra nel tuo account.',
  logIn: 'Accedi o registrati',
  /** on cards and product pages */
  heart: { add: 'Aggiungi ai preferiti', remove: 'Togli dai preferiti' },
  remove: 'Togli dalla lista',
  removeNamed: (name: string) => `Togli dalla lista: ${name}`,
  done: {
    added: 'L’articolo è nella lista.',
    removed: 'L’articolo non è più nella lista.',
    full: 'La lista è piena: togli qualche articolo e riprova.',
    unknown: 'Questo articolo non c’è, o non è più in vendita.',
  },
};
