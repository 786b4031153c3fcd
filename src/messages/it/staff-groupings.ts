import { inDigits } from '../in-digits.ts';

const productsOf = (count: number) => (count === 1 ? '1 prodotto' : `${inDigits('it', count)} prodotti`);

/** In the menu. */
export const menu = { tags: 'Etichette', brands: 'Marche', 'shipping-classes': 'Classi di spedizione' };

export const staffGroupings = {
  filter: { filter: 'Cerca nell’elenco', show: 'Cerca', reset: 'Togli la ricerca' },
  search: 'Nome',
  nothingFound: 'Nessun nome corrisponde alla ricerca.',
  products: 'Prodotti',
  fields: { name: 'Nome', description: 'Descrizione', imageId: 'Immagine' },
  usage: 'Uso',
  unused: 'Nessun prodotto e nessuna regola la usano.',
  seeInShop: 'Guarda la pagina nel negozio',
  usedBy: {
    products: productsOf,
    tables: (count: number) =>
      count === 1 ? '1 tabella di prodotti' : `${inDigits('it', count)} tabelle di prodotti`,
    percentages: (count: number) =>
      count === 1 ? '1 sconto di listino' : `${inDigits('it', count)} sconti di listino`,
  },
  costOf: (method: string, cost: string) => `, ${method === '' ? 'tariffa senza titolo' : method}: ${cost}`,
  problems: {
    'no-name': 'Scrivi un nome di 100 caratteri al massimo.',
    'bad-slug': 'Scrivi un indirizzo di lettere, cifre e trattini, 100 al massimo.',
    'long-description': 'Scrivi al massimo 5.000 caratteri.',
    'no-such-picture': 'Questa immagine non c’è più o non è ancora pronta: scegline un’altra.',
    'no-destination':
      'Scegli una destinazione che esiste: tabelle o sconti di listino usano ancora questa voce.',
  },
  tags: {
    slug: 'Indirizzo della pagina',
    title: 'Etichette',
    intro: 'Parole che raccolgono prodotti di categorie diverse, ognuna con la sua pagina nel negozio.',
    count: (count: number) => (count === 1 ? '1 etichetta' : `${inDigits('it', count)} etichette`),
    add: 'Nuova etichetta',
    newTitle: 'Nuova etichetta',
    back: 'Torna alle etichette',
    empty: 'Ancora nessuna etichetta. La prima si crea con “Nuova etichetta”.',
    removed: 'L’etichetta è stata eliminata.',
    merged: 'Le due etichette sono unite in questa.',
    taken: 'Un’altra etichetta usa già questo indirizzo: scegline un altro.',
    slugHint:
      'Lettere, cifre e trattini. Lascia vuoto per ricavarlo dal nome. Il vecchio indirizzo porta al nuovo.',
    choose: 'Scegli un’etichetta',
    none: 'A nessuna: i prodotti restano senza questa etichetta',
    merge: {
      title: 'Unisci a un’altra etichetta',
      hint: 'I prodotti e le tabelle passano all’etichetta scelta e il vecchio indirizzo porta alla sua pagina. Non si può annullare.',
      into: 'Etichetta che resta',
      button: 'Unisci',
    },
    remove: {
      title: 'Elimina l’etichetta',
      hint: 'I prodotti restano in vendita. Non si può annullare.',
      into: 'A quale etichetta vanno i prodotti',
      button: 'Elimina l’etichetta',
    },
  },
  brands: {
    slug: 'Indirizzo della pagina',
    title: 'Marche',
    intro: 'Chi produce i ricambi. Ogni marca ha la sua pagina nel negozio e un filtro negli elenchi.',
    count: (count: number) => (count === 1 ? '1 marca' : `${inDigits('it', count)} marche`),
    add: 'Nuova marca',
    newTitle: 'Nuova marca',
    back: 'Torna alle marche',
    empty: 'Ancora nessuna marca. La prima si crea con “Nuova marca”.',
    removed: 'La marca è stata eliminata.',
    merged: 'Le due marche sono unite in questa.',
    taken: 'Un’altra marca usa già questo indirizzo: scegline un altro.',
    slugHint:
      'Lettere, cifre e trattini. Lascia vuoto per ricavarlo dal nome. Il vecchio indirizzo porta al nuovo.',
    choose: 'Scegli una marca',
    none: 'A nessuna: i prodotti restano senza marca',
    merge: {
      title: 'Unisci a un’altra marca',
      hint: 'Prodotti, sconti di listino e tabelle passano alla marca scelta e il vecchio indirizzo porta alla sua pagina. Non si può annullare.',
      into: 'Marca che resta',
      button: 'Unisci',
    },
    remove: {
      title: 'Elimina la marca',
      hint: 'I prodotti restano in vendita. Non si può annullare.',
      into: 'A quale marca vanno i prodotti',
      button: 'Elimina la marca',
    },
  },
  'shipping-classes': {
    slug: 'Sigla',
    title: 'Classi di spedizione',
    intro:
      'Gruppi di prodotti che si spediscono a un costo proprio. Quanto costano si decide in ogni zona, tariffa per tariffa.',
    count: (count: number) => (count === 1 ? '1 classe' : `${inDigits('it', count)} classi`),
    add: 'Nuova classe',
    newTitle: 'Nuova classe di spedizione',
    back: 'Torna alle classi di spedizione',
    empty:
      'Ancora nessuna classe: tutti i prodotti costano quanto dice la tariffa. La prima si crea con “Nuova classe”.',
    removed: 'La classe di spedizione è stata eliminata.',
    merged: 'Le due classi sono unite in questa.',
    taken: 'Un’altra classe usa già questa sigla: scegline un’altra.',
    slugHint: 'Lettere, cifre e trattini. Lascia vuoto per ricavarla dal nome.',
    choose: 'Scegli una classe',
    none: 'A nessuna: costano quanto dice la tariffa',
    merge: {
      title: 'Unisci a un’altra classe',
      hint: 'I prodotti passano alla classe scelta e si spediscono ai suoi costi; i costi di questa classe finiscono. Non si può annullare.',
      into: 'Classe che resta',
      button: 'Unisci',
    },
    remove: {
      title: 'Elimina la classe',
      hint: 'I prodotti restano in vendita; i costi di questa classe finiscono. Non si può annullare.',
      into: 'A quale classe vanno i prodotti',
      button: 'Elimina la classe',
    },
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffGroupings: typeof staffGroupings;
  }
}
