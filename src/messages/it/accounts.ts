export const accounts = {
  title: 'Il mio account',
  logInHeading: 'Accedi',
  email: 'Email',
  password: 'Password',
  logIn: 'Accedi',
  logOut: 'Esci',
  greeting: (name: string) => `Ciao, ${name}`,
  buyingAs: (company: string) => `Acquisti per ${company}, con il listino riservato e prezzi IVA esclusa.`,
  myOrders: 'I miei ordini',
  noOrders: 'Non hai ancora effettuato ordini.',
  orderNumber: 'Ordine',
  orderDate: 'Data',
  orderStatus: 'Stato',
  orderTotal: 'Totale',
  viewOrder: (number: number) => `Vedi l'ordine ${number}`,
  toShop: 'Vai al negozio',
  staffArea: 'Area riservata al personale',
  wrongCredentials: 'Email o password non corrette.',
  expiredForm: 'Il modulo è scaduto. Riprova.',
  missing: 'Inserisci email e password.',
};

export type AccountsMessages = typeof accounts;
