export const site = {
  skipToContent: 'Vai al contenuto',
  toHomePage: (shop: string) => `${shop}, pagina iniziale`,
  home: 'Home',
  breadcrumb: 'Percorso',
  allCategories: 'Tutte le categorie',
  mainMenu: 'Menu principale',
  categories: 'Categorie',
  everythingIn: (category: string) => `Tutto in ${category}`,
  wholeCatalogue: 'Tutto il catalogo',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  toTop: 'Torna su',
  information: 'Informazioni',
  contacts: 'Contatti',
  callUs: 'Telefono',
  writeToUs: 'Email',
  vatNumber: (number: string) => `P. IVA ${number}`,
  notFoundTitle: 'Questa pagina non c’è',
  notFoundText:
    'L’indirizzo è cambiato oppure il ricambio non è più a catalogo. Cercalo per codice o per nome: se lo abbiamo, esce qui.',
  goneTitle: 'Non è più a catalogo',
  goneText:
    'Quello che c’era a questo indirizzo è stato tolto dal catalogo. Cerca un ricambio equivalente per codice o per nome.',
  popularCategories: 'Le categorie più richieste',
  errorTitle: 'Qualcosa si è inceppato',
  errorText: 'Non siamo riusciti a preparare la pagina. Riprova tra qualche istante.',
  errorReference: (reference: string) => `Riferimento: ${reference}`,
  toTheShop: 'Vai al catalogo',
  understood: 'Ho capito',
};

export type SiteMessages = typeof site;
