import { inDigits } from '../in-digits.ts';

const codesNamed = (codes: readonly string[]) =>
  codes.length > 10 ? `${codes.slice(0, 10).join(', ')} e altri ${codes.length - 10}` : codes.join(', ');

/** In the menu. */
export const menu = { vendors: 'Venditori' };

export const staffVendors = {
  title: 'Venditori',
  intro:
    'Chi vende nel negozio oltre a te. I clienti vedono chi vende un prodotto solo quando i venditori sono almeno due.',
  add: 'Nuovo venditore',
  newTitle: 'Nuovo venditore',
  back: 'Torna ai venditori',
  empty: 'Nessun venditore: vende tutto il negozio.',
  fields: { name: 'Nome', email: 'Email' },
  emailHint: 'Facoltativa. I clienti non la vedono.',
  products: 'Prodotti',
  productsOf: (count: number) => (count === 0 ? 'Prodotti' : `Prodotti (${inDigits('it', count)})`),
  noProducts: 'Questo venditore non ha ancora prodotti.',
  columns: { name: 'Prodotto', sku: 'Codice', actions: 'Azioni' },
  take: 'Togli',
  takeNamed: (name: string) => `Togli ${name} al venditore`,
  codes: 'Assegna prodotti per codice',
  codesHint:
    'Un codice per riga. Il codice di una variante assegna il suo prodotto; un prodotto di un altro venditore passa a questo.',
  give: 'Assegna i prodotti',
  removeTitle: 'Elimina il venditore',
  removeHint: 'I suoi prodotti restano in vendita e tornano al negozio. Gli ordini già fatti non cambiano.',
  remove: 'Elimina il venditore',
  done: {
    created: 'Venditore creato: ora assegna i suoi prodotti.',
    saved: 'Modifiche salvate.',
    added: 'I prodotti sono assegnati a questo venditore.',
    'taken-away': 'Il prodotto è tornato al negozio.',
    removed: 'Il venditore è stato eliminato; i suoi prodotti sono del negozio.',
  },
  problems: {
    'no-name': () => 'Scrivi un nome di 100 caratteri al massimo.',
    taken: () => 'C’è già un venditore con questo nome.',
    'not-an-email': () => 'Scrivi un indirizzo email valido, oppure lascia vuoto.',
    'no-codes': () => 'Scrivi almeno un codice.',
    'too-many-codes': () => 'Scrivi al massimo 1.000 codici alla volta.',
    'unknown-codes': (codes: readonly string[]) =>
      codes.length === 1
        ? `Il codice ${codes[0]} non esiste: non è stato assegnato nulla.`
        : `Questi codici non esistono: ${codesNamed(codes)}. Non è stato assegnato nulla.`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffVendors: typeof staffVendors;
  }
}
