import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { customers: 'Clienti' };

export const staffCustomers = {
  title: 'Clienti',
  count: (count: number) => (count === 1 ? '1 cliente' : `${inDigits('it', count)} clienti`),
  empty: 'Non ci sono ancora clienti registrati.',
  nothingFound: 'Nessun cliente corrisponde ai filtri.',
  filter: 'Filtra i clienti',
  search: 'Cerca',
  searchHint: 'Nome, email, azienda o partita IVA',
  show: 'Mostra',
  reset: 'Togli i filtri',
  group: 'Gruppo',
  anyGroup: 'Tutti i gruppi',
  state: 'Stato',
  anyState: 'Tutti gli stati',
  states: {
    active: 'Attivo',
    waiting: 'Da approvare',
    suspended: 'Sospeso dall’azienda',
    blocked: 'Bloccato',
    staff: 'Personale',
  },
  columns: { name: 'Cliente', company: 'Azienda', group: 'Gruppo', state: 'Stato', since: 'Registrato il' },
  back: 'Torna ai clienti',
  facts: {
    email: 'Email',
    company: 'Azienda',
    group: 'Gruppo',
    buysAs: 'Acquista come',
    role: 'Tipo di cliente',
    since: 'Registrato il',
    approved: 'Approvato il',
    billing: 'Indirizzo di fatturazione',
    shipping: 'Indirizzo di spedizione',
  },
  company: {
    heading: 'Azienda',
    address: 'Sede',
    toMain: 'Apri l’account principale dell’azienda',
    edit: 'Modifica i dati dell’azienda',
    add: 'Aggiungi i dati dell’azienda',
    title: (name: string) => `Azienda: ${name}`,
    back: 'Torna al cliente',
    vatHint: 'Se la cambi, viene verificata quando salvi.',
    addressHeading: 'Sede',
    fields: {
      firstName: 'Nome del referente',
      lastName: 'Cognome del referente',
      address1: 'Via e numero civico',
      address2: 'Scala, interno',
      postcode: 'CAP',
      city: 'Città',
      state: 'Provincia',
      phone: 'Telefono',
      email: 'Email',
      country: 'Paese',
    },
  },
  never: 'mai',
  asBusiness: 'azienda',
  asConsumer: 'privato',
  asEmployee: 'per conto dell’azienda',
  noRole: 'nessuno',
  waits: 'La registrazione è in attesa di una decisione.',
  toRegistration: 'Esamina la registrazione',
  tasks: 'Gestione',
  groupHint: 'Prezzi e prodotti cambiano dalla prossima pagina che il cliente apre.',
  changeGroup: 'Cambia gruppo',
  newNote: 'Nuova nota',
  noteHint: 'La legge solo il personale.',
  addNote: 'Aggiungi nota',
  endSessions: (count: number) =>
    count === 0
      ? 'Nessun accesso aperto'
      : count === 1
        ? 'Chiudi l’accesso aperto'
        : `Chiudi i ${inDigits('it', count)} accessi aperti`,
  block: 'Blocca',
  blockHint: 'Chi è bloccato esce subito dal negozio e non può più accedere.',
  unblock: 'Sblocca',
  unblockHint: 'Il cliente potrà accedere di nuovo.',
  orders: (count: number) => (count === 1 ? '1 ordine' : `${inDigits('it', count)} ordini`),
  noOrders: 'Questo cliente non ha ancora ordinato.',
  notes: 'Note del personale',
  noNotes: 'Nessuna nota.',
  staffRole: {
    secondFactor:
      'Per entrare nel gestionale usa anche un’app o una passkey. Se le ha perse, toglile: i suoi accessi vengono chiusi e al prossimo basta la password, a meno che il ruolo ne richieda un’altra.',
    removeSecondFactor: 'Togli la seconda prova',
    heading: 'Ruolo nel personale',
    label: 'Ruolo',
    hint: 'Chi ha un ruolo entra nell’area riservata e fa ciò che il ruolo permette. Vale dalla prossima pagina che apre.',
    none: 'Nessuno: è un cliente',
    give: 'Assegna ruolo',
  },
  done: {
    'staff-role': 'Ruolo nel personale cambiato.',
    group: 'Gruppo cambiato.',
    company: 'Dati dell’azienda salvati.',
    noted: 'Nota aggiunta.',
    blocked: 'Cliente bloccato: i suoi accessi sono stati chiusi.',
    unblocked: 'Cliente sbloccato.',
    'second-factor': 'La seconda prova è stata tolta e i suoi accessi chiusi.',
    sessions: 'Accessi chiusi.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    own: 'Il tuo account e quelli del personale non si modificano da qui.',
  },
  problems: {
    'role-unknown': 'Scegli uno dei ruoli.',
    'role-above': 'Il ruolo permette più di quanto puoi fare tu: non è cambiato nulla.',
    'last-administrator': 'È l’unico amministratore che può accedere: prima nominane un altro.',
    'note-empty': 'Scrivi il testo della nota.',
    'note-too-long': 'La nota può avere al massimo 2.000 caratteri.',
    'group-unknown': 'Scegli uno dei gruppi.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffCustomers: typeof staffCustomers;
  }
}
