export const registrationEmails = {
  greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),
  'registration-received': {
    subject: (shop: string) => `${shop}: abbiamo ricevuto la tua richiesta`,
    heading: 'Abbiamo ricevuto la tua richiesta',
    intro: (role: string) =>
      `Grazie per la tua richiesta come «${role}». La stiamo verificando e ti scriveremo appena avremo deciso, di solito entro due giorni lavorativi.`,
    meanwhile:
      'Il tuo account è già attivo: nel frattempo puoi acquistare come privato, ai prezzi per privati.',
    button: 'Vai al tuo account',
  },
  'registration-approved': {
    subject: (shop: string) => `${shop}: la tua richiesta è stata accolta`,
    heading: 'La tua richiesta è stata accolta',
    intro: (role: string) =>
      `Abbiamo verificato i tuoi dati: da ora acquisti come «${role}», alle condizioni e ai prezzi riservati a te.`,
    meanwhile:
      'Accedi con la tua email e la tua password: i prezzi si aggiornano da soli, anche nel carrello.',
    button: 'Vai al negozio',
  },
  'registration-refused': {
    subject: (shop: string) => `${shop}: la tua richiesta non è stata accolta`,
    heading: 'Non abbiamo potuto accogliere la tua richiesta',
    intro: (role: string) =>
      `Abbiamo esaminato la tua richiesta come «${role}» e non abbiamo potuto accoglierla.`,
    meanwhile:
      'Il tuo account resta attivo e puoi continuare ad acquistare come privato. Se qualcosa è cambiato o pensi che ci sia un errore, rispondi a questa email.',
    button: 'Vai al tuo account',
  },
  'registration-waiting': {
    subject: (name: string, role: string) => `Registrazione da verificare: ${name} (${role})`,
    heading: 'Una registrazione attende la tua decisione',
    intro: (name: string, role: string) => `${name} chiede di registrarsi come «${role}».`,
    meanwhile:
      'Finché non decidi, acquista come privato. Puoi disattivare questi avvisi nelle impostazioni della registrazione.',
    button: 'Apri la richiesta',
  },
  reason: 'Motivo',
  answers: 'Che cosa ha risposto',
};

export type RegistrationEmailsMessages = typeof registrationEmails;
