import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { groups: 'Gruppi' };

export const staffGroups = {
  title: 'Gruppi di clienti',
  intro:
    'Il gruppo decide listino, prezzi con o senza IVA, pagamenti, spedizioni, ordine minimo e prodotti visibili. Gli ospiti acquistano come i privati.',
  add: 'Nuovo gruppo',
  newTitle: 'Nuovo gruppo',
  back: 'Torna ai gruppi',
  columns: {
    name: 'Gruppo',
    priceList: 'Listino',
    prices: 'Prezzi',
    minOrder: 'Ordine minimo',
    customers: 'Clienti',
    rules: 'Regole di visibilità',
  },
  kinds: { retail: 'Privati', business: 'Aziende' },
  withTax: 'IVA inclusa',
  withoutTax: 'IVA esclusa',
  noMinimum: 'nessuno',
  guests: 'Ospiti',
  guestsHint: 'Chi non ha fatto l’accesso. Anche i motori di ricerca vedono il negozio così.',
  affected: (count: number) =>
    count === 0
      ? 'Nessun cliente in questo gruppo.'
      : count === 1
        ? 'Le modifiche riguardano 1 cliente.'
        : `Le modifiche riguardano ${inDigits('it', count)} clienti.`,
  showCustomers: 'Mostra i clienti',
  off: (name: string) => `${name} (non attivo nel negozio)`,
  terms: 'Condizioni',
  fields: {
    name: 'Nome',
    nameHint: 'I clienti lo leggono nella testata del negozio e nel loro account.',
    kind: 'Tipo',
    kindHint: 'Si sceglie alla creazione e non cambia più.',
    priceList: 'Listino',
    chooseList: 'Scegli un listino',
    prices: 'Prezzi mostrati',
    minOrder: 'Ordine minimo (€)',
    minOrderHint:
      'Merce al netto degli sconti, con o senza IVA come i prezzi mostrati. Vuoto per nessun minimo.',
    payments: 'Pagamenti ammessi',
    shipping: 'Spedizioni ammesse',
    shippingHint: 'I metodi di spedizione creati in seguito sono ammessi finché non li togli.',
  },
  visibility: 'Prodotti visibili',
  visibilityIntro:
    'Una categoria vale per tutto ciò che contiene. Ciò che è riservato lo vedono solo i gruppi indicati; se due regole si contraddicono, il prodotto resta nascosto.',
  noRules: 'Nessuna regola: si vede tutto ciò che non è riservato ad altri gruppi.',
  rules: { hidden: 'Nascosto', only: 'Riservato' },
  ruleColumns: { goods: 'Categoria o prodotto', rule: 'Regola', remove: 'Azioni' },
  category: 'Categoria',
  product: 'Prodotto',
  remove: 'Togli',
  removeNamed: (name: string) => `Togli la regola per ${name}`,
  addRule: 'Aggiungi una regola',
  chooseCategory: 'Scegli una categoria',
  sku: 'oppure codice prodotto',
  skuHint: 'Se indichi un codice, vale al posto della categoria.',
  rule: 'Regola',
  hideGoods: 'Nascondi',
  keepGoods: 'Riserva a chi è indicato',
  deleteTitle: 'Elimina il gruppo',
  deleteHint: 'Si può eliminare solo un gruppo che nessuno usa.',
  delete: 'Elimina',
  done: {
    saved: 'Gruppo salvato.',
    created: 'Gruppo creato.',
    deleted: 'Gruppo eliminato.',
    'rule-added': 'Regola aggiunta: il negozio la applica da subito.',
    'rule-removed': 'Regola tolta.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  },
  refused: {
    'group-has-customers': 'Il gruppo ha dei clienti: spostali in un altro gruppo, poi riprova.',
    'group-has-roles': 'Un tipo di cliente porta in questo gruppo: cambialo, poi riprova.',
    'group-keeps-goods':
      'Ci sono prodotti riservati a questo gruppo: senza il gruppo li vedrebbero tutti. Togli prima le regole.',
    'group-is-retail': 'Il gruppo dei privati serve al negozio e non si può eliminare.',
    'goods-unknown': 'Scegli una categoria o indica il codice di un prodotto del catalogo.',
    'rule-known': 'Per questa categoria o questo prodotto c’è già una regola: toglila per cambiarla.',
  },
  problems: {
    'name-required': 'Indica il nome del gruppo.',
    'name-too-long': 'Il nome può avere al massimo 80 caratteri.',
    'name-taken': 'C’è già un gruppo con questo nome.',
    'list-unknown': 'Scegli uno dei listini.',
    'order-not-an-amount': 'Indica un importo in euro, per esempio 150,00.',
    'order-too-large': 'L’ordine minimo non può superare 100.000,00 €.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffGroups: typeof staffGroups;
  }
}
