import { inDigits } from '../in-digits.ts';

export const staffAgents = {
  heading: 'Azienda e agenti',
  main: 'Acquista per conto di',
  nothing: 'Nessun permesso',
  permissions: {
    buy: 'ordina',
    buyApproval: 'con approvazione',
    viewOrders: 'vede gli ordini',
    viewSubscriptions: 'vede gli abbonamenti',
    viewOffers: 'vede le offerte',
    viewConversations: 'vede le conversazioni',
    viewLists: 'vede le liste d’acquisto',
  },
  subaccounts: (count: number) => (count === 1 ? '1 sottoaccount' : `${inDigits('it', count)} sottoaccount`),
  customers: (count: number) =>
    count === 1 ? 'Agente di 1 cliente' : `Agente di ${inDigits('it', count)} clienti`,
  agents: 'Agenti',
  noAgents: 'Nessun agente può agire per questo cliente.',
  remove: 'Togli',
  removeNamed: (name: string) => `Togli l’agente ${name}`,
  email: 'Email del nuovo agente',
  emailHint: 'Un account del negozio: potrà accedere come questo cliente e ordinare per lui.',
  assign: 'Assegna l’agente',
  flash: {
    assigned: 'L’agente può agire per questo cliente.',
    removed: 'L’agente non può più agire per questo cliente.',
    unknown: 'Nessun account ha questa email.',
    impossible:
      'Questo account non può agire per questo cliente. Non si possono assegnare sottoaccount, account bloccati o il cliente stesso, e chi è del personale non può avere agenti.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffAgents: typeof staffAgents;
  }
}
