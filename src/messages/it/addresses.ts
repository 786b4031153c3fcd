export const addresses = {
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    company: "Nome dell'azienda",
    country: 'Paese',
    address1: 'Indirizzo',
    address1Hint: 'Via e numero civico',
    address2: 'Appartamento, scala, interno',
    city: 'Città',
    province: 'Provincia',
    state: 'Stato / Regione',
    postcode: 'CAP',
    phone: 'Telefono',
    email: 'Email',
  },
  optional: (label: string) => `${label} (facoltativo)`,
  /** the label as the sentences below name it (PAY-31) */
  labelOf: {
    billing: (label: string) => `${label} di fatturazione`,
    shipping: (label: string) => `${label} di spedizione`,
  },
  problems: {
    required: (label: string) => `${label} è un campo obbligatorio`,
    'unknown-country': (label: string) => `${label}: scegli un paese dall'elenco`,
    'unknown-state': (label: string) => `${label}: scegli una voce dall'elenco`,
    'invalid-postcode': (label: string) => `${label} non è un codice postale valido`,
    'invalid-phone': (label: string) => `${label} non è un numero di telefono valido`,
    'invalid-email': (label: string) => `${label} non è un indirizzo email valido`,
    'too-long': (label: string, limit: number) => `${label} può contenere al massimo ${limit} caratteri`,
  },
  select: {
    chooseOption: "Seleziona un'opzione…",
    chooseCountry: 'Seleziona un paese…',
    search: 'Cerca',
    noMatches: 'Nessun riscontro trovato',
    searching: 'Sto cercando…',
    loadFailed: 'Caricamento fallito',
  },
};

export type AddressesMessages = typeof addresses;
