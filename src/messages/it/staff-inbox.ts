import { inDigits } from '../in-digits.ts';

const megabytes = (bytes: number) => inDigits('it', Math.max(1, Math.round(bytes / 1_048_576)));

export const staffInbox = {
  title: 'Email non assegnate',
  intro:
    'Le email che non rispondono a un messaggio del negozio. Collegale a un ordine o a un cliente, oppure chiudile.',
  notConnected:
    'Nessuna casella è collegata: qui non arriva nulla. Chi gestisce le impostazioni può collegarla dalle conversazioni.',
  tabsLabel: 'Quali email',
  tabs: { waiting: 'Da assegnare', automatic: 'Automatiche', closed: 'Chiuse' },
  kept: 'Le email automatiche e quelle chiuse si cancellano da sole sei mesi dopo l’arrivo.',
  filter: 'Cerca tra le email',
  search: 'Cerca',
  searchHint: 'Mittente od oggetto',
  show: 'Mostra',
  reset: 'Togli i filtri',
  empty: 'Nessuna email da assegnare.',
  nothing: 'Qui non c’è nulla.',
  subject: 'Oggetto',
  noSubject: 'Senza oggetto',
  from: 'Da',
  noSender: 'Mittente sconosciuto',
  receivedAt: 'Arrivata il',
  files: (count: number) => (count === 1 ? '1 allegato' : `${inDigits('it', count)} allegati`),
  back: 'Torna alle email non assegnate',
  state: 'Stato',
  states: {
    waiting: 'Da assegnare',
    attached: 'In una conversazione',
    closed: 'Chiusa senza risposta',
    automatic: 'Scritta da un programma',
  },
  order: 'Ordine',
  conversation: 'Conversazione',
  text: 'Testo',
  noText: 'Senza testo.',
  original: 'Mostra tutto, con ciò che cita',
  leftOut: 'Allegati non accolti, che restano nella casella di posta:',
  fileProblems: {
    'file-too-large': 'troppo grande',
    'file-empty': 'vuoto',
    'file-wrong-type': 'tipo di file non accettato',
    'file-incomplete': 'incompleto',
    'too-many-files': 'oltre i 5 che si conservano',
    other: 'non conservato',
  } as Readonly<Record<string, string>> & { readonly other: string },
  unread: {
    'too-large': (bytes: number) =>
      `L’email pesa ${megabytes(bytes)} MB: è troppo grande e il testo non è stato letto. Si trova intera nella casella di posta.`,
    broken: (_bytes: number) =>
      'L’email è danneggiata e non si è potuta leggere. Si trova intera nella casella di posta.',
  },
  put: 'A chi appartiene',
  notProven: 'Il mittente di un’email si può falsificare: verifica prima di dare informazioni su un ordine.',
  orderNumber: 'Numero d’ordine',
  maybe: (numbers: string) => `Forse: ${numbers}`,
  toOrder: 'Collega all’ordine',
  customerEmail: 'Email del cliente',
  knownCustomer: (name: string) => `L’indirizzo è quello di ${name}.`,
  unknownCustomer: 'Nessun cliente ha l’indirizzo del mittente.',
  toCustomer: 'Collega al cliente',
  toSender: 'Apri una conversazione con il mittente',
  close: 'Chiudi senza rispondere',
  reopen: 'Rimetti tra quelle da assegnare',
  done: {
    attached: 'L’email è nella conversazione.',
    closed: 'L’email è chiusa.',
    reopened: 'L’email è di nuovo da assegnare.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    nothing: 'Non è cambiato nulla: qualcuno l’ha già fatto.',
  },
  problems: {
    'no-order': 'Nessun ordine ha questo numero.',
    'no-customer': 'Nessun cliente ha questa email.',
    'no-sender': 'L’email non dice chi l’ha mandata: collegala a un ordine o a un cliente.',
  },
};

export const staffMailbox = {
  title: 'Casella di posta',
  intro:
    'Le risposte alle email del negozio arrivano qui e finiscono da sole nella conversazione dell’ordine. I messaggi restano nella casella, non letti.',
  fields: {
    host: 'Server IMAP',
    port: 'Porta',
    security: 'Cifratura',
    user: 'Nome utente',
    password: 'Password',
    folder: 'Cartella',
    address: 'Indirizzo per le risposte',
    plus: 'La casella riceve anche gli indirizzi con il segno +',
  },
  hints: {
    host: 'Per esempio imap.iltuodominio.it',
    port: 'Di solito 993 con TLS, 143 con STARTTLS.',
    folder: 'Di solito INBOX, la posta in arrivo.',
    address:
      'A questo indirizzo rispondono i clienti: i suoi messaggi devono arrivare nella cartella qui sopra.',
    plus: 'Per esempio info+123@iltuodominio.it: il collegamento riesce anche quando il programma di posta del cliente perde i riferimenti.',
  },
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Nessuna' },
  keepPassword: 'Già salvata. Lascia vuoto per non cambiarla.',
  save: 'Salva e prova',
  notConnected: 'Nessuna casella è collegata. Si leggono i messaggi che arrivano da quando la colleghi.',
  notYet: 'La casella è collegata e non è ancora stata letta.',
  readAt: (when: string) => `La casella è stata letta il ${when}.`,
  works: (messages: number) =>
    messages === 1
      ? 'Salvata. La cartella si apre e contiene 1 messaggio.'
      : `Salvata. La cartella si apre e contiene ${inDigits('it', messages)} messaggi.`,
  said: (text: string) => `Il server ha risposto: “${text}”.`,
  removed: 'La casella non è più collegata. I messaggi già letti restano nelle conversazioni.',
  remove: 'Scollega la casella',
  removeHint: 'Il negozio smette di leggerla e dimentica la password. I messaggi della casella non cambiano.',
  failures: {
    'log-in':
      'Il server rifiuta nome utente o password: controllali. Alcuni servizi chiedono una password per le app.',
    host: 'Il server non si trova: controlla il nome.',
    refused: 'Il server non risponde su questa porta. I messaggi arrivano appena torna raggiungibile.',
    timeout: 'Il server non ha risposto in tempo. Il negozio riprova da solo.',
    encryption: 'La cifratura non è riuscita: controlla porta e cifratura.',
    folder: 'La cartella non esiste: controlla come si chiama nella casella.',
    other: 'La casella non si è potuta leggere. Il negozio riprova da solo.',
  } as Readonly<Record<string, string>> & { readonly other: string },
  problems: {
    missing: 'Scrivi questo dato.',
    'no-host': 'Scrivi il nome del server, per esempio imap.iltuodominio.it.',
    'no-port': 'Scrivi un numero da 1 a 65535.',
    'no-security': 'Scegli una voce dell’elenco.',
    'too-long': 'È troppo lungo.',
    'no-email': 'Scrivi un indirizzo email.',
    'no-password': 'Scrivi la password della casella.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffInbox: typeof staffInbox;
    staffMailbox: typeof staffMailbox;
  }
}
