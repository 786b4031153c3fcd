/** In the menu. */
export const menu = { shipping: 'Spedizione' };

export const staffShipping = {
  title: 'Spedizione',
  intro: 'Un indirizzo appartiene alla prima zona che lo comprende, nell’ordine di questo elenco.',
  add: 'Nuova zona',
  newTitle: 'Nuova zona',
  titleOf: (name: string) => `Zona ${name}`,
  backToList: 'Torna alle zone',
  removed: 'La zona è stata eliminata.',
  columns: { name: 'Zona', areas: 'Dove', methods: 'Metodi', surcharge: 'Supplemento' },
  everywhereElse: 'Tutto ciò che le altre zone non comprendono',
  areaCount: (shown: string, more: number) => (more === 0 ? shown : `${shown} e altre ${more}`),
  noMethods: 'Nessun metodo: qui non si spedisce',
  off: 'spento',
  tryTitle: 'Prova un indirizzo',
  tryHint: 'Con le stesse regole del carrello, per un cliente privato.',
  tryFields: {
    country: 'Paese',
    state: 'Provincia (sigla)',
    postcode: 'CAP',
    goods: 'Merce (€, IVA inclusa)',
    weight: 'Peso (kg)',
    volume: 'Volume (litri)',
  },
  tryButton: 'Prova',
  tryZone: (zone: string) => `Zona: ${zone}`,
  tryNowhere: 'Il negozio non spedisce in questo paese, oppure nessuna zona lo comprende.',
  tryNothing: 'In questa zona nessun metodo accetta questa merce.',
  kinds: {
    flat_rate: 'Tariffa fissa',
    weight_rate: 'A peso',
    amount_rate: 'A importo',
    free_shipping: 'Gratuita',
    local_pickup: 'Ritiro in sede',
  },
  fields: {
    name: 'Nome della zona',
    position: 'Posizione nell’elenco',
    surcharge: 'Supplemento (€)',
    areas: 'Dove vale',
    kind: 'Come si calcola',
    title: 'Nome mostrato al cliente',
    deliveryDays: 'Giorni di consegna',
    cost: 'Prezzo (€)',
    freeFrom: 'Gratuita da (€)',
    freeFromNet: 'Gratuita da, senza IVA (€)',
    bands: 'Scaglioni',
    volumeDivisor: 'Peso volumetrico (cm³ per kg)',
    furtherKg: 'Ogni kg in più (€)',
    mostGrams: 'Peso massimo (kg)',
    enabled: 'Attivo',
    remove: 'Elimina questo metodo',
  },
  hints: {
    position: 'Le zone più piccole vanno prima: si parte dal numero più basso.',
    surcharge: 'IVA inclusa. Si aggiunge a ogni prezzo della zona, ma non alle spedizioni gratuite.',
    areas:
      'Una riga per area: paese, provincia, CAP. Per esempio “IT”, “IT SO”, “IT SO 23041”, “IT * 07*”, “IT * 90010...98199”.',
    pickup: 'Si propone solo se il negozio ha un indirizzo.',
    title: 'Lascia vuoto per il nome predefinito.',
    deliveryDays: 'Giorni lavorativi di viaggio; vuoto per quelli delle impostazioni.',
    cost: 'IVA inclusa; vuoto per il prezzo standard delle impostazioni.',
    freeFrom: 'IVA inclusa; vuoto per la soglia delle impostazioni.',
    freeFromNet: 'Per chi vede i prezzi senza IVA; vuoto per la stessa soglia al netto dell’IVA.',
    volumeDivisor:
      'Di solito da 3000 a 5000: conta il maggiore tra peso e volume. Vuoto: il volume non conta.',
    furtherKg: 'Oltre l’ultimo scaglione, IVA inclusa. Vuoto: oltre non si spedisce.',
    mostGrams: 'Merce più pesante non parte con questo metodo. Vuoto: nessun limite.',
    bands:
      'Una riga per scaglione: fino a quanti kg, o euro di merce, e il prezzo. Per esempio “5 = 7,90”, e “* = 20” per tutto il resto.',
  },
  classCost: (name: string) => `In più per la classe “${name}” (€)`,
  methods: 'Metodi',
  method: (kind: string, title: string) => (title === '' ? kind : `${kind}: ${title}`),
  addMethod: 'Aggiungi un metodo',
  noNewMethod: 'Nessuno',
  remove: 'Elimina la zona',
  removeHint:
    'Gli indirizzi di questa zona passeranno a quelle che seguono. Gli ordini già fatti non cambiano.',
  problems: {
    'no-name': 'scrivi un nome',
    'no-position': 'scrivi un numero intero, per esempio 1',
    'no-sum': 'scrivi un importo, per esempio 7,90, o lascia vuoto',
    'no-days': 'scrivi un numero intero da 0 a 60, o lascia vuoto',
    'no-divisor': 'scrivi un numero intero da 1000 a 10000, o lascia vuoto',
    'no-weight': 'scrivi i chili, per esempio 30, o lascia vuoto',
    'endless-band':
      'c’è uno scaglione “*” senza limite: togli quello, oppure lascia vuoto il prezzo dei kg in più',
    'no-areas': 'scrivi almeno un paese',
    'too-many': 'ci sono troppe righe',
    'no-bands': 'scrivi almeno uno scaglione',
    'too-long': 'al massimo 80 caratteri',
    'unknown-country': (line: string) =>
      `“${line}”: il paese si scrive con la sua sigla di due lettere, per esempio IT`,
    'unknown-state': (line: string) => `“${line}”: la provincia non esiste in questo paese`,
    'wrong-postcode': (line: string) => `“${line}”: il CAP si scrive come 41121, 07* o 90010...98199`,
    'wrong-line': (line: string) => `“${line}” non è un’area valida`,
    'wrong-band': (line: string) => `“${line}”: uno scaglione si scrive come 5 = 7,90`,
    'band-twice': (line: string) => `“${line}”: questo scaglione c’è già`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffShipping: typeof staffShipping;
  }
}
