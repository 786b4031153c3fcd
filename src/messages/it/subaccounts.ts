import { inDigits } from '../in-digits.ts';

export const subaccounts = {
  title: 'Sottoaccount',
  intro:
    'I tuoi collaboratori accedono con un proprio account e acquistano per la tua azienda, con i permessi che scegli tu.',
  /** SUB-03, word for word */
  new: 'Nuovo sottoaccount',
  none: {
    title: 'Non hai ancora sottoaccount.',
    advice: 'Creane uno per ogni collaboratore: decidi tu se può ordinare e che cosa può vedere.',
  },
  count: (count: number) => (count === 1 ? '1 sottoaccount' : `${count} sottoaccount`),
  table: { person: 'Collaboratore', contact: 'Contatti', may: 'Permessi', actions: 'Azioni' },
  nothingAllowed: 'Nessun permesso',
  /** SUB-02, word for word */
  logInAs: 'Accedi come',
  logInAsNamed: (name: string) => `Accedi come ${name}`,
  edit: 'Modifica',
  editNamed: (name: string) => `Modifica ${name}`,
  editTitle: (name: string) => `Sottoaccount di ${name}`,
  back: 'Tutti i sottoaccount',
  close: 'Chiudi senza salvare',
  form: {
    username: 'Nome utente',
    usernameHint: 'Da 8 a 30 caratteri: lettere, cifre e . _ - @',
    email: 'Email',
    emailHint: 'A questo indirizzo arriva il messaggio di benvenuto; serve anche per accedere.',
    password: 'Password',
    passwordHint: 'Almeno 8 caratteri, con almeno una lettera e un numero.',
    name: 'Nome',
    lastName: 'Cognome',
    jobTitle: 'Mansione',
    phone: 'Telefono',
    optional: '(facoltativo)',
    access: 'Accesso',
    person: 'Persona',
    permissions: 'Permessi',
    create: 'Crea il sottoaccount',
    save: 'Salva le modifiche',
    saving: 'Salvataggio…',
    signInWith: (email: string, username: string | null) =>
      username === null ? `Accede con ${email}` : `Accede con ${email} o con il nome utente ${username}`,
  },
  permissions: {
    buy: 'Può ordinare',
    buyApproval: 'I suoi ordini vanno approvati',
    viewOrders: 'Vede gli ordini dell’azienda',
    viewSubscriptions: 'Vede gli abbonamenti dell’azienda',
    viewOffers: 'Vede le offerte dell’azienda',
    viewConversations: 'Vede le conversazioni dell’azienda',
    viewLists: 'Vede le liste d’acquisto dell’azienda',
  },
  approvalHint: 'Ogni ordine attende la tua approvazione e si paga solo dopo.',
  suspended: 'Sospeso',
  access: {
    heading: 'Accesso',
    hint: (email: string) =>
      `Chi usa ${email} non riesce ad accedere? Invia un link per scegliere una nuova password. Se sospendi il sottoaccount, esce subito e non può più accedere finché non lo riattivi.`,
    suspendedHint:
      'Questo sottoaccount è sospeso: non può accedere. Ordini, conversazioni e liste d’acquisto restano.',
    sendPassword: 'Invia una nuova password',
    suspend: 'Sospendi',
    resume: 'Riattiva',
  },
  delete: {
    button: 'Elimina il sottoaccount',
    /** SUB-18, word for word */
    question: 'Vuoi davvero eliminare questo sottoaccount?',
    hint: 'Non potrà più accedere. Ordini, conversazioni e liste d’acquisto restano alla tua azienda.',
    yes: 'Elimina',
    no: 'Annulla',
  },
  problems: {
    heading: 'Controlla questi dati:',
    /** SUB-13, word for word; the rest of the answer follows */
    failed: "Errore nella creazione dell'account.",
    /** SUB-14, word for word */
    maximum: 'Hai raggiunto il numero massimo di sottoaccount',
    /** SUB-21, SUB-22, SUB-23, word for word */
    username: 'Il nome utente deve avere tra 8 e 30 caratteri e non può contenere caratteri speciali.',
    email: "L'indirizzo email non è valido.",
    password: 'La password deve avere almeno 8 caratteri, almeno 1 lettera e 1 numero.',
    'password-too-long': (limit: number) =>
      `La password può avere al massimo ${inDigits('it', limit)} caratteri.`,
    'too-long': (label: string, limit: number) => `${label}: al massimo ${inDigits('it', limit)} caratteri.`,
    'username-taken': 'Questo nome utente è già in uso.',
    'email-taken': 'Con questa email esiste già un account.',
    busy: 'In questo momento ci sono troppe richieste. Riprova tra poco.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    unknown: 'Questo sottoaccount non esiste più.',
    notAllowed: 'Non puoi accedere a questo account.',
    noAnswer: 'Il negozio non risponde. Controlla la connessione e riprova.',
  },
  done: {
    created: 'Il sottoaccount è stato creato.',
    saved: 'Le modifiche sono state salvate.',
    deleted: 'Il sottoaccount è stato eliminato.',
    suspended: 'Il sottoaccount è sospeso: non può più accedere.',
    resumed: 'Il sottoaccount è di nuovo attivo.',
    passwordSent: 'Email inviata: contiene il link per scegliere la nuova password.',
    tooOften: 'Hai già inviato più email in poco tempo. Riprova tra qualche minuto.',
    notAllowed: 'Non puoi accedere a questo account.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    guarded:
      'Dati di accesso, password e sessioni li cambia solo il titolare dell’account, non chi agisce per lui.',
  },
  acting: {
    heading: 'Agisci per conto di altri',
    asSubaccount: (name: string) =>
      `Stai usando l’account di ${name}: quello che ordini risulta ordinato da questo sottoaccount.`,
    asCustomer: (name: string) =>
      `Stai usando l’account di ${name}: quello che ordini risulta ordinato da questo cliente.`,
    /** AGT-02, word for word */
    back: "Torna all'agente",
    /** in the header */
    short: (name: string) => `Agisci come ${name}`,
  },
  own: {
    heading: 'Il tuo account',
    buysFor: (company: string) => `Acquisti per ${company}: i tuoi permessi li decide l’account principale.`,
    yourPermissions: 'I tuoi permessi',
    /** in the header */
    short: (name: string) => `Sottoaccount: ${name}`,
  },
  agents: {
    heading: 'I tuoi clienti',
    intro: 'Clienti che il negozio ti ha affidato: accedi al loro account per ordinare e per seguirli.',
  },
  mayNotBuy:
    'Il tuo account non può fare ordini: chiedi il permesso all’account principale della tua azienda.',
};

export type SubaccountsMessages = typeof subaccounts;
