/** The texts of all emails but those about orders. */
export const emails = {
  accounts: {
    hello: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
  },
  'account-welcome': {
    subject: (shop: string) => `Benvenuto su ${shop}: conferma la tua email`,
    heading: 'Il tuo account è pronto',
    paragraphs: (shop: string, email: string) => [
      `grazie per esserti registrato su ${shop}. Accedi con ${email} e la password che hai scelto.`,
      'Conferma che questo indirizzo è tuo: dopo la conferma trovi nel tuo account anche gli ordini fatti senza accedere.',
    ],
    button: 'Conferma la tua email',
    after: 'Il link vale sette giorni. Se non ti sei registrato tu, ignora questa email.',
  },
  'account-confirm-email': {
    subject: (shop: string) => `${shop}: conferma la tua email`,
    heading: 'Conferma la tua email',
    paragraphs: (_shop: string, email: string) => [
      `conferma che ${email} è il tuo indirizzo: dopo la conferma trovi nel tuo account anche gli ordini fatti senza accedere.`,
    ],
    button: 'Conferma la tua email',
    after: 'Il link vale sette giorni e sostituisce quelli precedenti.',
  },
  'account-change-email': {
    subject: (shop: string) => `${shop}: conferma la tua nuova email`,
    heading: 'Conferma la tua nuova email',
    paragraphs: (_shop: string, email: string) => [
      `hai chiesto di usare questo indirizzo per il tuo account, che ora è ${email}. Il cambio avviene solo dopo la conferma.`,
    ],
    button: 'Conferma la nuova email',
    after: 'Il link vale 24 ore. Se non l’hai chiesto tu, ignora questa email: non cambia nulla.',
  },
  'account-email-changed': {
    subject: (shop: string) => `${shop}: la tua email è cambiata`,
    heading: 'La tua email è cambiata',
    paragraphs: (_shop: string, email: string) => [
      `il tuo account ora usa l’indirizzo ${email}. A quello vecchio non scriveremo più.`,
    ],
    button: '',
    after: 'Se non sei stato tu, rispondi subito a questa email: ti aiutiamo a recuperare il tuo account.',
  },
  'account-reset-password': {
    subject: (shop: string) => `${shop}: scegli una nuova password`,
    heading: 'Scegli una nuova password',
    paragraphs: (_shop: string, email: string) => [
      `qualcuno ha chiesto una nuova password per l’account ${email}. Se sei stato tu, apri il link e sceglila.`,
    ],
    button: 'Scegli la nuova password',
    after:
      'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questa email: la tua password resta quella di prima.',
  },
  'account-choose-password': {
    subject: (shop: string) => `${shop}: scegli la password del tuo account`,
    heading: 'Scegli la password del tuo account',
    paragraphs: (shop: string, email: string) => [
      `con il tuo ordine abbiamo creato l’account ${email} su ${shop}. La password scritta alla cassa era troppo debole e non l’abbiamo usata: apri il link e scegline una più sicura.`,
    ],
    button: 'Scegli la password',
    after:
      'Il link vale un’ora e si usa una volta sola. Dopo, ne ricevi un altro con “Password dimenticata?”.',
  },
  'account-new-password': {
    subject: (shop: string) => `${shop}: scegli una nuova password`,
    heading: 'Scegli una nuova password',
    paragraphs: (_shop: string, email: string) => [
      `chi gestisce l’account della tua azienda ti invita a scegliere una nuova password per l’account ${email}. Apri il link e sceglila: la conoscerai soltanto tu.`,
    ],
    button: 'Scegli la nuova password',
    after:
      'Il link vale un’ora e si usa una volta sola. Dopo, ne ricevi un altro con “Password dimenticata?”.',
  },
  'account-log-in': {
    subject: (shop: string) => `${shop}: il tuo link per accedere`,
    heading: 'Accedi al tuo account',
    paragraphs: (_shop: string, email: string) => [
      `qualcuno ha chiesto di accedere all’account ${email} senza password. Se sei stato tu, apri il link sul dispositivo con cui vuoi accedere.`,
    ],
    button: 'Accedi',
    after:
      'Il link vale un quarto d’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questa email e non inoltrarla: senza il link nessuno entra.',
  },
  'account-password-changed': {
    subject: (shop: string) => `${shop}: la tua password è cambiata`,
    heading: 'La tua password è cambiata',
    paragraphs: (_shop: string, email: string) => [
      `la password dell’account ${email} è stata cambiata e gli altri dispositivi sono stati scollegati.`,
    ],
    button: '',
    after: 'Se non sei stato tu, scegli subito una nuova password con “Password dimenticata?” e scrivici.',
  },
  'account-second-factor': {
    subject: (shop: string) => `${shop}: è cambiato l’accesso al gestionale`,
    heading: 'È cambiato il tuo accesso al gestionale',
    paragraphs: (_shop: string, email: string) => [
      `app, passkey o codici di riserva dell’account ${email} sono stati modificati.`,
    ],
    button: '',
    after: 'Se non sei stato tu, cambia subito la password e avvisa un amministratore del negozio.',
  },
  'account-staff-invitation': {
    subject: (shop: string) => `${shop}: sei invitato a lavorare nel negozio`,
    heading: 'Sei invitato nel gestionale',
    paragraphs: (shop: string, email: string) => [
      `un collega di ${shop} ti ha invitato a usare il gestionale del negozio con l’account ${email}.`,
      'Apri il link e accetta: se l’account è nuovo scegli lì la tua password.',
    ],
    button: 'Accetta l’invito',
    after: 'Il link vale sette giorni e si usa una volta sola. Se non te lo aspettavi, ignora questa email.',
  },
  registrations: {
    greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
    reason: 'Motivo',
    answers: 'Risposte',
  },
  'registration-received': {
    subject: (shop: string) => `${shop}: abbiamo ricevuto la tua richiesta`,
    heading: 'Abbiamo ricevuto la tua richiesta',
    intro: (role: string) =>
      `grazie per la tua richiesta come “${role}”. La stiamo verificando e ti rispondiamo appena possibile, di solito entro due giorni lavorativi.`,
    meanwhile: 'Il tuo account è già attivo: nel frattempo puoi acquistare come privato.',
    button: 'Vai al tuo account',
  },
  'registration-approved': {
    subject: (shop: string) => `${shop}: la tua richiesta è stata accolta`,
    heading: 'La tua richiesta è stata accolta',
    intro: (role: string) =>
      `abbiamo verificato i tuoi dati: da ora acquisti come “${role}”, con i prezzi e le condizioni riservati a te.`,
    meanwhile: 'Accedi come sempre: i prezzi si aggiornano da soli, anche nel carrello.',
    button: 'Vai al negozio',
  },
  'registration-refused': {
    subject: (shop: string) => `${shop}: la tua richiesta non è stata accolta`,
    heading: 'Non abbiamo potuto accogliere la tua richiesta',
    intro: (role: string) =>
      `abbiamo esaminato la tua richiesta come “${role}” e non abbiamo potuto accoglierla.`,
    meanwhile:
      'Il tuo account resta attivo e puoi continuare ad acquistare come privato. Se pensi che ci sia un errore, rispondi a questa email.',
    button: 'Vai al tuo account',
  },
  'registration-waiting': {
    subject: (name: string, role: string) => `Registrazione da approvare: ${name} (${role})`,
    heading: 'Una registrazione attende la tua decisione',
    intro: (name: string, role: string) => `${name} chiede di registrarsi come “${role}”.`,
    meanwhile:
      'Finché non decidi, acquista come privato. Puoi disattivare questi avvisi nelle impostazioni, alla voce “Registrazione”.',
    button: 'Apri la richiesta',
  },
  conversations: {
    onBehalf: (person: string, company: string) => `${person} per conto di ${company}`,
    greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
    types: { message: 'Messaggio', inquiry: 'Richiesta', quote: 'Richiesta di preventivo' },
    message: 'Messaggio',
    noMessage: 'La richiesta non contiene un messaggio: articoli e dati sono nella conversazione.',
    prices: 'Prezzi',
    before: (amount: string) => `(prima ${amount})`,
    files: 'Allegati',
    withTax: 'IVA inclusa',
    withoutTax: 'IVA esclusa',
  },
  'conversation-new': {
    subject: (type: string, customer: string) => `${type} di ${customer}`,
    heading: (type: string) => `${type} da un cliente`,
    intro: (customer: string, title: string) => `${customer} ha scritto al negozio: “${title}”.`,
    introVendor: (customer: string, title: string, vendor: string) =>
      `${customer} ha scritto al venditore ${vendor}: “${title}”.`,
    button: 'Apri la conversazione',
  },
  'conversation-message': {
    subject: (title: string, customer: string) => `${customer} ha scritto ancora: ${title}`,
    heading: 'Un nuovo messaggio',
    intro: (customer: string, title: string) => `${customer} ha scritto nella conversazione “${title}”.`,
    button: 'Apri la conversazione',
  },
  'conversation-answer': {
    subject: (shop: string, title: string) => `${shop} ha risposto: ${title}`,
    heading: 'C’è una risposta per te',
    intro: (seller: string, title: string) => `${seller} ha risposto nella conversazione “${title}”.`,
    button: 'Leggi e rispondi',
    foot: 'Rispondi dal tuo account: così tutto resta nella stessa conversazione.',
  },
  'offer-countered': {
    subject: (customer: string, offer: number) => `${customer} fa una controproposta: offerta n. ${offer}`,
    heading: 'Una controproposta',
    intro: (customer: string, offer: number) =>
      `${customer} ha risposto all’offerta n. ${offer} con una controproposta.`,
    button: 'Apri la conversazione',
  },
  'offer-sent': {
    subject: (id: number, seller: string) => `Offerta n. ${id} di ${seller}`,
    heading: 'C’è un’offerta per te',
    greeting: (firstName: string) => (firstName === '' ? 'Buongiorno,' : `Ciao ${firstName},`),
    intro: (id: number) =>
      `abbiamo preparato per te l’offerta n. ${id}. La trovi nel tuo account, pronta per il carrello.`,
    until: (day: string) => `Vale fino al ${day}.`,
    noEnd: 'Non ha scadenza.',
    note: 'Note',
    button: 'Vedi l’offerta',
  },
  'offer-withdrawn': {
    subject: (id: number, seller: string) => `Offerta n. ${id} di ${seller}: ritirata`,
    heading: 'Abbiamo ritirato un’offerta',
    intro: (id: number) => `l’offerta n. ${id} non è più valida: abbiamo dovuto ritirarla.`,
    advice: 'Se gli articoli ti servono ancora, scrivici o chiedi un nuovo preventivo.',
    button: 'Vai alle tue offerte',
  },
  'held-review': {
    subject: (product: string) => `Recensione da moderare: ${product}`,
    heading: 'Una recensione attende la tua approvazione',
    intro: (author: string, product: string) => `${author} ha scritto una recensione di “${product}”.`,
    bought: 'Dagli ordini risulta che ha acquistato l’articolo.',
    notBought: 'Dagli ordini non risulta che abbia acquistato l’articolo.',
    open: 'Leggi e modera la recensione',
    why: 'Finché non la approvi, nel negozio non si vede. Puoi disattivare questi avvisi nelle impostazioni, alla voce “Recensioni”.',
    noRating: 'Senza valutazione',
    stars: (stars: number) => (stars === 1 ? '1 stella su 5' : `${stars} stelle su 5`),
  },
};

/** As the email log names them. */
export const emailNames = {
  'account-welcome': 'Benvenuto',
  'account-reset-password': 'Nuova password',
  'account-choose-password': 'Password da scegliere',
  'account-new-password': 'Nuova password per un sottoaccount',
  'account-log-in': 'Link per accedere',
  'account-confirm-email': 'Conferma email',
  'account-change-email': 'Nuova email da confermare',
  'account-email-changed': 'Email cambiata',
  'account-password-changed': 'Password cambiata',
  'account-second-factor': 'Accesso al gestionale cambiato',
  'account-staff-invitation': 'Invito nel personale',
  'registration-received': 'Richiesta di registrazione ricevuta',
  'registration-approved': 'Registrazione accolta',
  'registration-refused': 'Registrazione non accolta',
  'registration-waiting': 'Registrazione da approvare',
  'conversation-new': 'Nuova conversazione',
  'conversation-message': 'Messaggio di un cliente',
  'offer-sent': 'Offerta a un cliente',
  'offer-withdrawn': 'Offerta ritirata',
  'offer-countered': 'Controproposta di un cliente',
  'conversation-answer': 'Risposta a un cliente',
  'held-review': 'Recensione da moderare',
};

export type Emails = typeof emails;
export type EmailNames = typeof emailNames;
