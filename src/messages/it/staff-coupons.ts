import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { coupons: 'Coupon' };

export const staffCoupons = {
  title: 'Coupon',
  add: 'Nuovo coupon',
  newTitle: 'Nuovo coupon',
  titleOf: (code: string) => `Coupon ${code}`,
  backToList: 'Torna ai coupon',
  empty: 'Ancora nessun coupon. Il primo si crea con “Nuovo coupon”.',
  nothingFound: 'Nessun coupon corrisponde alla ricerca.',
  states: 'Stato',
  all: 'Tutti',
  stateNames: {
    active: 'Attivo',
    scheduled: 'Programmato',
    'used-up': 'Esaurito',
    expired: 'Scaduto',
    inactive: 'Disattivato',
  },
  tabs: {
    active: 'Attivi',
    scheduled: 'Programmati',
    'used-up': 'Esauriti',
    expired: 'Scaduti',
    inactive: 'Disattivati',
  },
  filter: 'Cerca tra i coupon',
  search: 'Codice o descrizione',
  show: 'Cerca',
  reset: 'Togli la ricerca',
  columns: {
    code: 'Codice',
    worth: 'Sconto',
    days: 'Validità',
    used: 'Usi',
    state: 'Stato',
    order: 'Ordine',
    date: 'Data',
    email: 'Email',
    counts: 'Conta',
  },
  kinds: {
    percent: 'Percentuale',
    fixed_cart: 'Importo sul carrello',
    fixed_product: 'Importo su ogni pezzo',
  },
  worth: {
    percent: (value: string) => `−${value}`,
    fixed_cart: (value: string) => `−${value} sul carrello`,
    fixed_product: (value: string) => `−${value} a pezzo`,
  },
  freeShipping: 'spedizione gratuita',
  always: 'senza date',
  from: (day: string) => `dal ${day}`,
  until: (day: string) => `fino al ${day}`,
  fromUntil: (from: string, until: string) => `${from} – ${until}`,
  usedOf: (used: number, limit: number) => `${used} di ${limit}`,
  categoryCount: (count: number) =>
    count === 0
      ? 'Nessuna scelta'
      : count === 1
        ? '1 categoria scelta'
        : `${inDigits('it', count)} categorie scelte`,
  groups: {
    what: 'Che cosa toglie',
    when: 'Quando vale',
    where: 'Su quali articoli',
    limits: 'Quante volte',
  },
  fields: {
    code: 'Codice',
    description: 'Descrizione (la vede solo il personale)',
    kind: 'Tipo di sconto',
    amount: 'Valore',
    freeShipping: 'Rende gratuita la spedizione',
    minimum: 'Spesa minima (€)',
    maximum: 'Spesa massima (€)',
    products: 'Solo questi articoli',
    excludedProducts: 'Tranne questi articoli',
    categories: 'Solo queste categorie',
    excludedCategories: 'Tranne queste categorie',
    excludesSaleItems: 'Non vale per gli articoli in offerta',
    individualUse: 'Non si somma ad altri coupon',
    limitTotal: 'Usi in tutto',
    limitPerCustomer: 'Usi per cliente',
    validFrom: 'Dal giorno',
    validUntil: 'Fino al giorno',
    active: 'Attivo',
  },
  hints: {
    code: 'Maiuscole e minuscole non contano.',
    amount: 'Per la percentuale, per esempio 12,5; per un importo, per esempio 7,90 (IVA inclusa).',
    minimum: 'IVA inclusa; vuoto per nessun minimo.',
    maximum: 'IVA inclusa; vuoto per nessun massimo.',
    products: 'Un codice articolo per riga, anche di una variante; vuoto per tutti.',
    excludedProducts: 'Un codice articolo per riga.',
    limitTotal: 'Vuoto per nessun limite.',
    limitPerCustomer: 'Contati per account e per indirizzo email; vuoto per nessun limite.',
    validUntil: 'Compreso: vale fino a mezzanotte.',
  },
  problems: {
    'no-code': 'scrivi un codice di 40 caratteri al massimo',
    'code-taken': 'un altro coupon ha già questo codice',
    'too-long': 'è troppo lunga',
    'no-kind': 'scegli un tipo di sconto',
    'no-amount': 'scrivi un importo, per esempio 7,90',
    'no-share': 'scrivi una percentuale fino a 100, con al massimo due decimali',
    'no-sum': 'scrivi un importo, per esempio 50,00, o lascia vuoto',
    'no-count': 'scrivi un numero intero da 1 in su, o lascia vuoto',
    'no-day': 'questa data non esiste',
    'takes-nothing': 'il coupon non toglie nulla: scrivi un valore o rendi gratuita la spedizione',
    'maximum-below-minimum': 'è più bassa della spesa minima',
    'ends-before-it-begins': 'viene prima del primo giorno',
    'unknown-category': 'una delle categorie scelte non esiste più',
    'too-many': 'al massimo 500 articoli',
    'unknown-products': (codes: string) => `non esistono articoli con questi codici: ${codes}`,
  },
  uses: (count: number) => (count === 1 ? 'Usato 1 volta' : `Usato ${inDigits('it', count)} volte`),
  noUses: 'Nessun ordine ha ancora usato questo coupon.',
  counts: 'sì',
  givenBack: 'no: ordine annullato',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffCoupons: typeof staffCoupons;
  }
}
