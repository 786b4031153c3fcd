const items = (ids: readonly number[]) =>
  ids.length === 1 ? 'un articolo' : `${ids.length.toLocaleString('it-IT')} articoli`;
const shown = 20;
const listed = (ids: readonly number[]) =>
  `id ${ids.slice(0, shown).join(', ')}${ids.length > shown ? ` e altri ${(ids.length - shown).toLocaleString('it-IT')}` : ''}`;

/** What `npm run verify` says. */
export const consistency = {
  noShop: (folder: string) =>
    `In ${folder} non c’è un negozio da controllare: controlla DATA_DIR e DATABASE_URL.`,
  allRight: 'Tutto torna: quello che il negozio conserva è quello che si ottiene ricalcolando.',
  someWrong: 'Qualcosa non torna: le righe segnate con ✗ dicono che cosa.',
  checks: {
    listingPrices: {
      name: 'Prezzi negli elenchi',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con un prezzo diverso da quello dei listini (${listed(ids)}).`,
    },
    priceHistory: {
      name: 'Storico dei prezzi',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con un prezzo al pubblico diverso dall’ultimo scritto (${listed(ids)}).`,
    },
    priorPrices: {
      name: 'Prezzi prima degli sconti',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con un prezzo barrato diverso da quello dello storico (${listed(ids)}).`,
    },
    ledger: {
      name: 'Giacenze',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con una giacenza diversa dalla somma dei movimenti (${listed(ids)}).`,
    },
    shippedPieces: {
      name: 'Pezzi spediti',
      wrong: (ids: readonly number[]) =>
        `Nei pacchi ci sono più pezzi di quelli ordinati (id degli ordini: ${listed(ids)}).`,
    },
    reservations: {
      name: 'Pezzi impegnati',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con un impegnato diverso da quello degli ordini aperti (${listed(ids)}).`,
    },
    locations: {
      name: 'Giacenze per sede',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con una giacenza di sede diversa da quella dei suoi movimenti e ordini (${listed(ids)}).`,
    },
    availability: {
      name: 'Disponibilità negli elenchi',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con una disponibilità diversa da quella della giacenza (${listed(ids)}).`,
    },
    availableStock: {
      name: 'Somme dei pezzi disponibili',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con una somma diversa da quella della giacenza (${listed(ids)}).`,
    },
    returns: {
      name: 'Resi',
      wrong: (ids: readonly number[]) =>
        `${ids.length === 1 ? 'un reso' : `${ids.length.toLocaleString('it-IT')} resi`} con pezzi diversi da quelli dei movimenti o degli ordini (${listed(ids)}).`,
    },
    orderSums: {
      name: 'Somme degli ordini',
      wrong: (ids: readonly number[]) =>
        `${ids.length === 1 ? 'un ordine' : `${ids.length.toLocaleString('it-IT')} ordini`} con importi diversi dalla somma delle righe (${listed(ids)}).`,
    },
    editedOrders: {
      name: 'Pezzi degli ordini modificati',
      wrong: (ids: readonly number[]) =>
        `${ids.length === 1 ? 'un ordine modificato' : `${ids.length.toLocaleString('it-IT')} ordini modificati`} con pezzi diversi da quelli dei movimenti (${listed(ids)}).`,
    },
    orderBalances: {
      name: 'Pagato e rimborsato degli ordini',
      wrong: (ids: readonly number[]) =>
        `${ids.length === 1 ? 'un ordine pagato' : `${ids.length.toLocaleString('it-IT')} ordini pagati`} con un resto diverso da quello della storia, o con rimborsi oltre il pagato (${listed(ids)}).`,
    },
    versions: {
      name: 'Versioni dei prodotti',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con un campo diverso da quello dell’ultima versione (${listed(ids)}).`,
    },
    search: {
      name: 'Ricerca',
      wrong: (ids: readonly number[]) =>
        `${items(ids)} con codici o parole diversi da quelli della scheda (${listed(ids)}).`,
    },
    categoryCounts: {
      name: 'Conteggi delle categorie',
      wrong: (ids: readonly number[]) =>
        `${ids.length === 1 ? 'una categoria' : `${ids.length.toLocaleString('it-IT')} categorie`} con un numero di prodotti sbagliato (${listed(ids)}).`,
    },
    sales: {
      name: 'Fatturato dei rapporti',
      wrong: (ids: readonly number[]) =>
        `${ids.length === 1 ? 'un ordine' : `${ids.length.toLocaleString('it-IT')} ordini`} con importi diversi nei rapporti (${listed(ids)}).`,
    },
  },
  right: 'tutto in ordine.',
};

export type ConsistencyMessages = typeof consistency;
