/** In the menu. */
export const menu = { 'staff-people': 'Personale' };

export const staffPeople = {
  title: 'Personale',
  intro:
    'Chi lavora nel negozio e che cosa può fare. Ruolo, accessi e seconda prova di una persona si cambiano nella pagina del suo account.',
  add: 'Invita una persona',
  newTitle: 'Invita una persona',
  newIntro:
    'Riceve un’email con un link che vale sette giorni. Se ha già un account nel negozio lavora con quello; altrimenti sceglie una password.',
  backToList: 'Torna al personale',
  chooseRole: 'Scegli un ruolo',
  columns: {
    name: 'Nome',
    role: 'Ruolo',
    state: 'Stato',
    factor: 'Seconda prova',
    seen: 'Ultima attività',
    invitation: 'Invito',
  },
  active: 'Attivo',
  blocked: 'Bloccato',
  invited: 'Invitato',
  expired: 'Invito scaduto',
  factors: { app: 'App', passkey: 'Passkey' },
  factorMissing: 'Da aggiungere',
  noFactor: '–',
  until: (moment: string) => `Vale fino al ${moment}`,
  resend: 'Manda di nuovo',
  resendOf: (name: string) => `Manda di nuovo l’invito a ${name}`,
  withdraw: 'Ritira',
  withdrawOf: (name: string) => `Ritira l’invito a ${name}`,
  done: {
    sent: 'Invito inviato.',
    withdrawn: 'L’invito è stato ritirato: il suo link non vale più.',
    'expired-form': 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  },
  fields: { email: 'Email', firstName: 'Nome', lastName: 'Cognome', role: 'Ruolo' },
  problems: {
    'email-wrong': 'scrivi un indirizzo email valido',
    'no-name': 'compila questo campo, con 100 caratteri al massimo',
    'role-unknown': 'scegli uno dei ruoli',
    'role-above': 'il ruolo permette più di quanto puoi fare tu',
    'is-staff': 'questa persona lavora già nel negozio',
    'is-subaccount': 'è il sottoaccount di un cliente: usa un’altra email',
    'is-blocked': 'l’account con questa email è bloccato',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPeople: typeof staffPeople;
  }
}
