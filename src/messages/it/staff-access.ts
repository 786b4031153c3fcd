import { inDigits } from '../in-digits.ts';

/** The pages on which somebody of the staff proves who they are, and sets up how. */
export const staffAccess = {
  title: 'Accesso al gestionale',
  intro:
    'Oltre alla password puoi chiedere una seconda prova: così chi scopre la password non entra nel gestionale. Nel negozio accedi come sempre.',
  required:
    'Il tuo ruolo richiede una seconda prova. Aggiungi qui sotto un’app o una passkey: poi entri nel gestionale.',
  requiredNote: 'Il tuo ruolo richiede almeno una tra app e passkey.',
  password: 'La tua password',
  passwordHint: 'Serve per confermare che sei tu.',
  app: {
    title: 'App di autenticazione',
    off: 'Un’app sul telefono mostra un codice di sei cifre, nuovo ogni trenta secondi: Google Authenticator, Microsoft Authenticator, Aegis e altre.',
    on: 'Attiva: al prossimo accesso ti chiediamo il codice.',
    start: 'Aggiungi un’app',
    scan: 'Inquadra il codice con l’app, oppure scrivi la chiave a mano.',
    picture: 'Codice QR con la chiave per l’app',
    key: 'Chiave',
    code: 'Codice di sei cifre',
    codeHint: 'Quello che l’app mostra adesso.',
    confirm: 'Attiva',
    remove: 'Togli l’app',
  },
  passkeys: {
    title: 'Passkey',
    intro:
      'L’impronta, il volto o il PIN di un computer o di un telefono, oppure una chiave di sicurezza USB. Non si copia e non si può scrivere su un sito falso.',
    none: 'Ancora nessuna passkey.',
    name: 'Nome',
    nameHint: 'Per riconoscerla: “Telefono”, “Computer del banco”.',
    start: 'Aggiungi una passkey',
    make: (name: string) => `Crea la passkey “${name}”`,
    makeHint: 'Il browser ti chiede dove salvarla.',
    since: (day: string) => `Aggiunta il ${day}`,
    used: (moment: string) => `Ultimo uso: ${moment}`,
    unused: 'Mai usata',
    remove: 'Togli',
    removeOf: (name: string) => `Togli la passkey ${name}`,
    unsupported: 'Questo browser non conosce le passkey: usane un altro, o un’app.',
    cancelled: 'Non è stata creata nessuna passkey. Riprova.',
    withoutScripts: 'Le passkey hanno bisogno di JavaScript.',
  },
  codes: {
    title: 'Codici di riserva',
    left: (count: number) =>
      count === 1
        ? 'Ti resta 1 codice di riserva.'
        : `Ti restano ${inDigits('it', count)} codici di riserva.`,
    none: 'Non hai più codici di riserva: creane di nuovi, per il giorno in cui perdi il telefono.',
    fresh:
      'Questi sono i tuoi codici di riserva. Ognuno fa entrare una volta sola, se non hai con te telefono e passkey. Stampali o salvali adesso: non li mostreremo più.',
    make: 'Crea nuovi codici',
    makeHint: 'Quelli di prima non valgono più.',
    done: 'Li ho salvati',
  },
  verify: {
    title: 'Conferma che sei tu',
    intro: 'La password è giusta. Per entrare nel gestionale manca la seconda prova.',
    passkey: 'Usa una passkey',
    code: 'Codice',
    codeHintApp: 'Le sei cifre dell’app, oppure un codice di riserva.',
    codeHint: 'Un codice di riserva.',
    submit: 'Continua',
    cancelled: 'La passkey non è stata usata. Riprova, o scrivi un codice.',
    lost: 'Hai perso telefono e codici? Un amministratore può togliere la seconda prova dal tuo account.',
  },
  invitation: {
    title: 'Invito nel personale',
    question: (role: string, email: string) =>
      `Accetti di lavorare nel negozio come “${role}” con l’account ${email}?`,
    thenPassword: 'Poi scegli la password del tuo nuovo account.',
    thenLogIn: 'Poi accedi con la password che usi già nel negozio.',
    accept: 'Accetta l’invito',
    askForNew: 'Chiedi a chi ti ha invitato di mandarti un nuovo invito.',
  },
  problems: {
    'expired-form': 'Il modulo è rimasto aperto troppo a lungo. Riprova.',
    'wrong-code': 'Il codice non è giusto, o è già stato usato. Controlla l’ora del telefono e riprova.',
    'passkey-refused': 'La passkey non è stata riconosciuta. Riprova.',
    'name-missing': 'Scrivi un nome per la passkey.',
    'last-factor': 'Il tuo ruolo richiede una seconda prova: prima aggiungine un’altra, poi togli questa.',
    'too-many-passkeys': 'Hai già 20 passkey: togline una.',
    'key-changed':
      'La chiave del negozio è cambiata e i codici dell’app non si possono più leggere. Usa una passkey o un codice di riserva, poi aggiungi l’app di nuovo.',
  },
  wait: (time: string) => `Troppi tentativi. Riprova tra ${time}.`,
};

export type StaffAccessMessages = typeof staffAccess;
