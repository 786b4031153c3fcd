/** What staff may write otherwise of each email but those about orders and returns: placeholders in braces are filled when it is written. */
export const otherEmailTexts = {
  'account-welcome': {
    subject: 'Benvenuto su {shop_name}: conferma la tua email',
    heading: 'Il tuo account è pronto',
    intro:
      'grazie per esserti registrato su {shop_name}. Accedi con {email} e la password che hai scelto.\n\nConferma che questo indirizzo è tuo: dopo la conferma trovi nel tuo account anche gli ordini fatti senza accedere.',
    closing: 'Il link vale sette giorni. Se non ti sei registrato tu, ignora questa email.',
  },
  'account-confirm-email': {
    subject: '{shop_name}: conferma la tua email',
    heading: 'Conferma la tua email',
    intro:
      'conferma che {email} è il tuo indirizzo: dopo la conferma trovi nel tuo account anche gli ordini fatti senza accedere.',
    closing: 'Il link vale sette giorni e sostituisce quelli precedenti.',
  },
  'account-change-email': {
    subject: '{shop_name}: conferma la tua nuova email',
    heading: 'Conferma la tua nuova email',
    intro:
      'hai chiesto di usare questo indirizzo per il tuo account, che ora è {email}. Il cambio avviene solo dopo la conferma.',
    closing: 'Il link vale 24 ore. Se non l’hai chiesto tu, ignora questa email: non cambia nulla.',
  },
  'account-email-changed': {
    subject: '{shop_name}: la tua email è cambiata',
    heading: 'La tua email è cambiata',
    intro: 'il tuo account ora usa l’indirizzo {email}. A quello vecchio non scriveremo più.',
    closing: 'Se non sei stato tu, rispondi subito a questa email: ti aiutiamo a recuperare il tuo account.',
  },
  'account-reset-password': {
    subject: '{shop_name}: scegli una nuova password',
    heading: 'Scegli una nuova password',
    intro:
      'qualcuno ha chiesto una nuova password per l’account {email}. Se sei stato tu, apri il link e sceglila.',
    closing:
      'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questa email: la tua password resta quella di prima.',
  },
  'account-choose-password': {
    subject: '{shop_name}: scegli la password del tuo account',
    heading: 'Scegli la password del tuo account',
    intro:
      'con il tuo ordine abbiamo creato l’account {email} su {shop_name}. La password scritta alla cassa era troppo debole e non l’abbiamo usata: apri il link e scegline una più sicura.',
    closing:
      'Il link vale un’ora e si usa una volta sola. Dopo, ne ricevi un altro con “Password dimenticata?”.',
  },
  'account-new-password': {
    subject: '{shop_name}: scegli una nuova password',
    heading: 'Scegli una nuova password',
    intro:
      'chi gestisce l’account della tua azienda ti invita a scegliere una nuova password per l’account {email}. Apri il link e sceglila: la conoscerai soltanto tu.',
    closing:
      'Il link vale un’ora e si usa una volta sola. Dopo, ne ricevi un altro con “Password dimenticata?”.',
  },
  'account-log-in': {
    subject: '{shop_name}: il tuo link per accedere',
    heading: 'Accedi al tuo account',
    intro:
      'qualcuno ha chiesto di accedere all’account {email} senza password. Se sei stato tu, apri il link sul dispositivo con cui vuoi accedere.',
    closing:
      'Il link vale un quarto d’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questa email e non inoltrarla: senza il link nessuno entra.',
  },
  'account-password-changed': {
    subject: '{shop_name}: la tua password è cambiata',
    heading: 'La tua password è cambiata',
    intro: 'la password dell’account {email} è stata cambiata e gli altri dispositivi sono stati scollegati.',
    closing: 'Se non sei stato tu, scegli subito una nuova password con “Password dimenticata?” e scrivici.',
  },
  'account-second-factor': {
    subject: '{shop_name}: è cambiato l’accesso al gestionale',
    heading: 'È cambiato il tuo accesso al gestionale',
    intro: 'app, passkey o codici di riserva dell’account {email} sono stati modificati.',
    closing: 'Se non sei stato tu, cambia subito la password e avvisa un amministratore del negozio.',
  },
  'account-staff-invitation': {
    subject: '{shop_name}: sei invitato a lavorare nel negozio',
    heading: 'Sei invitato nel gestionale',
    intro:
      'un collega di {shop_name} ti ha invitato a usare il gestionale del negozio con l’account {email}.\n\nApri il link e accetta: se l’account è nuovo scegli lì la tua password.',
    closing:
      'Il link vale sette giorni e si usa una volta sola. Se non te lo aspettavi, ignora questa email.',
  },
  'registration-received': {
    subject: '{shop_name}: abbiamo ricevuto la tua richiesta',
    heading: 'Abbiamo ricevuto la tua richiesta',
    intro:
      'grazie per la tua richiesta come “{role}”. La stiamo verificando e ti rispondiamo appena possibile, di solito entro due giorni lavorativi.',
    closing: 'Il tuo account è già attivo: nel frattempo puoi acquistare come privato.',
  },
  'registration-approved': {
    subject: '{shop_name}: la tua richiesta è stata accolta',
    heading: 'La tua richiesta è stata accolta',
    intro:
      'abbiamo verificato i tuoi dati: da ora acquisti come “{role}”, con i prezzi e le condizioni riservati a te.',
    closing: 'Accedi come sempre: i prezzi si aggiornano da soli, anche nel carrello.',
  },
  'registration-refused': {
    subject: '{shop_name}: la tua richiesta non è stata accolta',
    heading: 'Non abbiamo potuto accogliere la tua richiesta',
    intro: 'abbiamo esaminato la tua richiesta come “{role}” e non abbiamo potuto accoglierla.',
    closing:
      'Il tuo account resta attivo e puoi continuare ad acquistare come privato. Se pensi che ci sia un errore, rispondi a questa email.',
  },
  'registration-waiting': {
    subject: 'Registrazione da approvare: {customer_name} ({role})',
    heading: 'Una registrazione attende la tua decisione',
    intro: '{customer_name} chiede di registrarsi come “{role}”.',
    closing:
      'Finché non decidi, acquista come privato. Puoi disattivare questi avvisi nelle impostazioni, alla voce “Registrazione”.',
  },
  'conversation-new': {
    subject: '{conversation_type} di {customer_name}',
    heading: '{conversation_type} da un cliente',
    intro: '{customer_name} ha scritto al negozio: “{conversation_title}”.',
    closing: '',
  },
  'conversation-new-vendor': {
    subject: '{conversation_type} di {customer_name}',
    heading: '{conversation_type} da un cliente',
    intro: '{customer_name} ha scritto al venditore {seller}: “{conversation_title}”.',
    closing: '',
  },
  'conversation-message': {
    subject: '{customer_name} ha scritto ancora: {conversation_title}',
    heading: 'Un nuovo messaggio',
    intro: '{customer_name} ha scritto nella conversazione “{conversation_title}”.',
    closing: '',
  },
  'conversation-answer': {
    subject: '{seller} ha risposto: {conversation_title}',
    heading: 'C’è una risposta per te',
    intro: '{seller} ha risposto nella conversazione “{conversation_title}”.',
    closing: 'Rispondi dal tuo account: così tutto resta nella stessa conversazione.',
  },
  'conversation-answer-guest': {
    subject: '{seller} ha risposto: {conversation_title}',
    heading: 'C’è una risposta per te',
    intro: '{seller} risponde al tuo messaggio “{conversation_title}”.',
    closing: 'Se ti serve altro, rispondi a questa email.',
  },
  'offer-countered': {
    subject: '{customer_name} fa una controproposta: offerta n. {offer_number}',
    heading: 'Una controproposta',
    intro: '{customer_name} ha risposto all’offerta n. {offer_number} con una controproposta.',
    closing: '',
  },
  'offer-sent': {
    subject: 'Offerta n. {offer_number} di {seller}',
    heading: 'C’è un’offerta per te',
    intro:
      'abbiamo preparato per te l’offerta n. {offer_number}. La trovi nel tuo account, pronta per il carrello.',
    closing: '',
  },
  'offer-withdrawn': {
    subject: 'Offerta n. {offer_number} di {seller}: ritirata',
    heading: 'Abbiamo ritirato un’offerta',
    intro: 'l’offerta n. {offer_number} non è più valida: abbiamo dovuto ritirarla.',
    closing: 'Se gli articoli ti servono ancora, scrivici o chiedi un nuovo preventivo.',
  },
  'held-review': {
    subject: 'Recensione da moderare: {product_name}',
    heading: 'Una recensione attende la tua approvazione',
    intro: '{author} ha scritto una recensione di “{product_name}”.',
    closing:
      'Finché non la approvi, nel negozio non si vede. Puoi disattivare questi avvisi nelle impostazioni, alla voce “Recensioni”.',
  },
};

/** What else stands in these emails. */
export const emails = {
  accounts: {
    hello: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
  },
  'account-welcome': {
    button: 'Conferma la tua email',
  },
  'account-confirm-email': {
    button: 'Conferma la tua email',
  },
  'account-change-email': {
    button: 'Conferma la nuova email',
  },
  'account-email-changed': {
    button: '',
  },
  'account-reset-password': {
    button: 'Scegli la nuova password',
  },
  'account-choose-password': {
    button: 'Scegli la password',
  },
  'account-new-password': {
    button: 'Scegli la nuova password',
  },
  'account-log-in': {
    button: 'Accedi',
  },
  'account-password-changed': {
    button: '',
  },
  'account-second-factor': {
    button: '',
  },
  'account-staff-invitation': {
    button: 'Accetta l’invito',
  },
  registrations: {
    greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
    reason: 'Motivo',
    answers: 'Risposte',
  },
  'registration-received': {
    button: 'Vai al tuo account',
  },
  'registration-approved': {
    button: 'Vai al negozio',
  },
  'registration-refused': {
    button: 'Vai al tuo account',
  },
  'registration-waiting': {
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
    button: 'Apri la conversazione',
  },
  'conversation-message': {
    button: 'Apri la conversazione',
  },
  'conversation-answer': {
    button: 'Leggi e rispondi',
  },
  'offer-countered': {
    button: 'Apri la conversazione',
  },
  'offer-sent': {
    greeting: (firstName: string) => (firstName === '' ? 'Buongiorno,' : `Ciao ${firstName},`),
    until: (day: string) => `Vale fino al ${day}.`,
    noEnd: 'Non ha scadenza.',
    note: 'Note',
    button: 'Vedi l’offerta',
  },
  'offer-withdrawn': {
    button: 'Vai alle tue offerte',
  },
  'held-review': {
    bought: 'Dagli ordini risulta che ha acquistato l’articolo.',
    notBought: 'Dagli ordini non risulta che abbia acquistato l’articolo.',
    open: 'Leggi e modera la recensione',
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
  'stock-alert-confirm': 'Avviso di disponibilità da confermare',
  'stock-alert': 'Articolo di nuovo disponibile',
};

export type Emails = typeof emails;
export type EmailNames = typeof emailNames;
export type OtherEmailTexts = typeof otherEmailTexts;
