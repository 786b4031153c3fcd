export const accountEmails = {
  hello: (name: string) => (name === '' ? 'Ciao,' : `Ciao ${name},`),
  'account-welcome': {
    subject: (shop: string) => `Benvenuto su ${shop}: conferma la tua email`,
    heading: 'Il tuo account è pronto',
    paragraphs: (shop: string, email: string) => [
      `grazie per esserti registrato su ${shop}. Accedi con ${email} e la password che hai scelto.`,
      'Conferma che questo indirizzo è tuo: dopo la conferma trovi nel tuo account anche gli ordini fatti senza accedere.',
    ],
    button: 'Conferma la tua email',
    after: 'Il collegamento vale sette giorni. Se non ti sei registrato tu, ignora questa email.',
  },
  'account-confirm-email': {
    subject: (shop: string) => `${shop}: conferma la tua email`,
    heading: 'Conferma la tua email',
    paragraphs: (_shop: string, email: string) => [
      `conferma che ${email} è il tuo indirizzo: dopo la conferma trovi nel tuo account anche gli ordini fatti senza accedere.`,
    ],
    button: 'Conferma la tua email',
    after: 'Il collegamento vale sette giorni e sostituisce quelli precedenti.',
  },
  'account-change-email': {
    subject: (shop: string) => `${shop}: conferma la tua nuova email`,
    heading: 'Conferma la tua nuova email',
    paragraphs: (_shop: string, email: string) => [
      `hai chiesto di usare questo indirizzo per il tuo account, che ora è ${email}. Il cambio avviene solo dopo la conferma.`,
    ],
    button: 'Conferma la nuova email',
    after: 'Il collegamento vale 24 ore. Se non l’hai chiesto tu, ignora questa email: non cambia nulla.',
  },
  'account-email-changed': {
    subject: (shop: string) => `${shop}: la tua email è cambiata`,
    heading: 'La tua email è cambiata',
    paragraphs: (_shop: string, email: string) => [
      `il tuo account usa ora l'indirizzo ${email}. A questo indirizzo non scriviamo più.`,
    ],
    button: '',
    after: 'Se non sei stato tu, rispondi subito a questa email: ti aiutiamo a riprendere il tuo account.',
  },
  'account-reset-password': {
    subject: (shop: string) => `${shop}: scegli una nuova password`,
    heading: 'Scegli una nuova password',
    paragraphs: (_shop: string, email: string) => [
      `qualcuno ha chiesto una nuova password per l'account ${email}. Se sei stato tu, apri il collegamento e sceglila.`,
    ],
    button: 'Scegli la nuova password',
    after:
      'Il collegamento vale un’ora e una volta sola. Se non l’hai chiesto tu, ignora questa email: la tua password resta quella di prima.',
  },
  'account-choose-password': {
    subject: (shop: string) => `${shop}: scegli la password del tuo account`,
    heading: 'Scegli la password del tuo account',
    paragraphs: (shop: string, email: string) => [
      `con il tuo ordine è nato l'account ${email} su ${shop}. La password scritta alla cassa era troppo debole e non l'abbiamo usata: apri il collegamento e scegline una più sicura.`,
    ],
    button: 'Scegli la password',
    after:
      'Il collegamento vale un’ora e una volta sola. Dopo, puoi averne un altro con «Password dimenticata?».',
  },
  'account-log-in': {
    subject: (shop: string) => `${shop}: il tuo collegamento per accedere`,
    heading: 'Accedi al tuo account',
    paragraphs: (_shop: string, email: string) => [
      `qualcuno ha chiesto di accedere all'account ${email} senza password. Se sei stato tu, apri il collegamento sul dispositivo con cui vuoi accedere.`,
    ],
    button: 'Accedi',
    after:
      'Il collegamento vale un quarto d’ora e una volta sola. Se non l’hai chiesto tu, ignora questa email e non inoltrarla: nessuno entra senza.',
  },
  'account-password-changed': {
    subject: (shop: string) => `${shop}: la tua password è cambiata`,
    heading: 'La tua password è cambiata',
    paragraphs: (_shop: string, email: string) => [
      `la password dell'account ${email} è stata cambiata e siamo usciti dagli altri dispositivi.`,
    ],
    button: '',
    after: 'Se non sei stato tu, scegli subito una nuova password con «Password dimenticata?» e scrivici.',
  },
};

export type AccountEmailsMessages = typeof accountEmails;
