/** In the menu. */
export const menu = { taxes: 'Aliquote IVA' };

export const staffTaxes = {
  title: 'Aliquote IVA',
  intro:
    'Vale la più vicina: un CAP prima di una provincia, una provincia prima del paese. Le aliquote di priorità diverse si sommano.',
  add: 'Nuova aliquota',
  newTitle: 'Nuova aliquota',
  titleOf: (name: string) => `Aliquota ${name}`,
  backToList: 'Torna alle aliquote',
  empty: 'Nessuna aliquota: finché mancano, il negozio non calcola l’IVA.',
  removed: 'L’aliquota è stata eliminata.',
  columns: { name: 'Nome', where: 'Dove', taxClass: 'Classe', rate: 'Aliquota', priority: 'Priorità' },
  classes: {
    standard: 'Ordinaria',
    reduced: 'Ridotta',
    'second-reduced': 'Seconda ridotta',
    'super-reduced': 'Minima',
    zero: 'Zero',
  },
  compound: 'composta',
  fields: {
    name: 'Nome',
    taxClass: 'Classe dei prodotti',
    country: 'Paese',
    state: 'Provincia (sigla)',
    postcode: 'CAP',
    rate: 'Aliquota (%)',
    priority: 'Priorità',
    compound: 'Composta: si calcola anche sulle aliquote che la precedono',
  },
  hints: {
    state: 'Vuoto per tutto il paese.',
    postcode: 'Per esempio 23041, 35* o 6991...6993; vuoto per tutti.',
    rate: 'Per esempio 22 o 5,5.',
    priority: 'Di solito 1.',
  },
  remove: 'Elimina l’aliquota',
  removeHint: 'I prezzi del negozio cambiano subito. Gli ordini già fatti non cambiano.',
  problems: {
    'no-name': 'scrivi un nome di 60 caratteri al massimo',
    'no-class': 'scegli una classe',
    'unknown-country': 'scegli un paese dell’elenco',
    'unknown-state': 'questa provincia non esiste nel paese scelto',
    'wrong-postcode': 'scrivi un CAP come 23041, 35* o 6991...6993',
    'no-rate': 'scrivi una percentuale fino a 100, con al massimo due decimali',
    'no-priority': 'scrivi un numero intero da 1 a 100',
    taken: 'c’è già un’aliquota di questa classe per lo stesso luogo',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffTaxes: typeof staffTaxes;
  }
}
