import { inDigits } from '../in-digits.ts';

export const registration = {
  role: 'Tipo di cliente',
  roleHint: 'Dal tipo di cliente dipendono i dati che ti chiediamo e i prezzi che vedrai.',
  needsApproval: 'Verifichiamo noi questo tipo di account: fino ad allora acquisti ai prezzi per privati.',
  showFields: 'Mostra i campi',
  showFieldsHint: 'Dopo aver cambiato il tipo di cliente premi “Mostra i campi”.',
  detailsLegend: 'I tuoi dati',
  orderLegend: 'Per questo ordine',
  optional: (label: string) => `${label} (facoltativo)`,
  yes: 'Sì',
  state: { province: 'Provincia', state: 'Stato / Regione' },
  choose: "Seleziona un'opzione…",
  date: {
    hint: 'Giorno, mese e anno, per esempio 31/12/2026.',
    open: (label: string) => `${label}: apri il calendario`,
    dialog: (label: string) => `Scegli una data: ${label}`,
    close: 'Chiudi',
    loading: 'Apertura del calendario…',
    failed: 'Il calendario non si è aperto. Scrivi la data nel campo.',
  },
  file: {
    hint: 'PDF, JPEG o PNG, al massimo 5 MB.',
    sending: (name: string) => `Invio di ${name} in corso…`,
    sent: (name: string) => `File ricevuto: ${name}`,
    remove: (label: string) => `Togli il file: ${label}`,
    replace: 'Per sostituirlo scegli un altro file.',
    failed: 'L’invio non è riuscito. Controlla la connessione e riprova.',
  },
  formChanged:
    'Il modulo di registrazione è cambiato mentre lo compilavi. Controlla i campi indicati e invialo di nuovo.',
  acknowledge: 'Ho capito',
  problems: {
    required: (label: string) => `${label} è obbligatorio`,
    'too-long': (label: string, limit: number) =>
      `${label} può contenere al massimo ${inDigits('it', limit)} caratteri`,
    'invalid-number': (label: string) => `${label}: scrivi un numero, per esempio 12 o 12,5`,
    'invalid-email': (label: string) => `${label} non è un indirizzo email valido`,
    'invalid-phone': (label: string) => `${label} non è un numero di telefono valido`,
    'invalid-date': (label: string) =>
      `${label}: questa data non esiste. Scrivi giorno, mese e anno, per esempio 28/02/26`,
    'not-an-option': (label: string) => `${label}: scegli una voce dall’elenco`,
    'unknown-country': (label: string) => `${label}: scegli un paese dall’elenco`,
    'unknown-state': (label: string) => `${label}: scegli anche la provincia o lo stato`,
    'invalid-vat-number': (label: string) => `${label} non è valida: controlla le cifre`,
    'invalid-tax-code': (label: string) => `${label} non è valido: controlla lettere e cifre`,
    'invalid-recipient-code': (label: string) =>
      `${label}: scrivi sette lettere o cifre, per esempio 0000000`,
    'unknown-role': (label: string) => `${label}: scegli una voce dall’elenco`,
    'file-gone': (label: string) => `${label}: il file non è più disponibile. Sceglilo di nuovo`,
    'file-too-large': (label: string) => `${label}: il file supera 5 MB. Riducilo e riprova`,
    'file-empty': (label: string) => `${label}: il file è vuoto`,
    'file-wrong-type': (label: string) => `${label}: accettiamo soltanto PDF, JPEG e PNG`,
    'file-incomplete': (label: string) => `${label}: il file è incompleto o danneggiato. Sceglilo di nuovo`,
    'file-not-stored': (label: string) => `${label}: non è stato possibile salvare il file. Riprova`,
    'too-many-files': (label: string) => `${label}: hai inviato troppi file. Riprova domani o scrivici`,
  },
  note: {
    waiting: (role: string) =>
      `Stiamo verificando la tua richiesta come “${role}”. Nel frattempo acquisti come privato, ai prezzi per privati; ti scriviamo appena abbiamo deciso.`,
    refused: (role: string) =>
      `Non abbiamo potuto accogliere la tua richiesta come “${role}”. Il tuo account resta attivo e puoi continuare ad acquistare come privato.`,
    reason: (reason: string) => `Motivo: ${reason}`,
  },
};

export type RegistrationMessages = typeof registration;
