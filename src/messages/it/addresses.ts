import { inDigits } from '../in-digits.ts';

export const addresses = {
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    company: 'Nome dell’azienda',
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
    'unknown-country': (label: string) => `${label}: scegli un paese dall’elenco`,
    'unknown-state': (label: string) => `${label}: scegli una voce dall’elenco`,
    'invalid-postcode': (label: string) => `${label} non è un codice postale valido`,
    'invalid-phone': (label: string) => `${label} non è un numero di telefono valido`,
    'invalid-email': (label: string) => `${label} non è un indirizzo email valido`,
    'too-long': (label: string, limit: number) =>
      `${label} può contenere al massimo ${inDigits('it', limit)} caratteri`,
  },
  invoice: {
    wanted: 'Richiedi fattura',
    companyHeading: 'Dati dell’azienda per la fattura',
    kindLegend: 'Fattura intestata a',
    kinds: { person: 'Privato', business: 'Azienda o professionista' },
    taxCodeHint: 'Sedici caratteri, come sulla tessera sanitaria.',
    recipientCodeHint: 'Sette caratteri, per ricevere la fattura elettronica. In alternativa indica la PEC.',
    pecHint: 'Indirizzo di posta elettronica certificata a cui inviare la fattura.',
    problems: {
      required: (label: string) => `${label} è un campo obbligatorio`,
      'too-long': (label: string) => `${label} è troppo lungo`,
      'recipient-required': 'Inserisci il codice destinatario o la PEC',
      invalid: {
        company: 'Ragione sociale non valida',
        vatNumber: 'La partita IVA non è valida: controlla le cifre',
        taxCode: 'Il codice fiscale non è valido: controlla lettere e cifre',
        recipientCode: 'Il codice destinatario deve avere 7 lettere o cifre',
        pec: 'La PEC non è un indirizzo email valido',
      },
    },
  },
  select: {
    chooseOption: "Seleziona un'opzione…",
    chooseCountry: 'Seleziona un paese…',
    search: 'Cerca',
    noMatches: 'Nessun riscontro trovato',
    searching: 'Sto cercando…',
    loadFailed: 'Caricamento fallito',
    loadingMore: 'Caricamento altri risultati…',
    tooShort: (missing: number) =>
      missing === 1 ? 'Inserisci 1 o più caratteri' : `Inserisci ${missing} o più caratteri`,
    tooLong: (surplus: number) => (surplus === 1 ? 'Elimina 1 carattere' : `Elimina ${surplus} caratteri`),
    limitReached: (limit: number) =>
      limit === 1 ? 'Puoi selezionare solo 1 articolo' : `Puoi selezionare solo ${limit} articoli`,
  },
};

export type AddressesMessages = typeof addresses;
