/** The form of a customer whom staff have before them. */
export const newCustomer = {
  title: 'Nuovo cliente',
  intro:
    'L’account nasce con le domande della registrazione. Il cliente riceve un’email di benvenuto e il link per scegliere la password.',
  open: 'Nuovo cliente',
  role: 'Tipo di cliente',
  showFields: 'Mostra le domande',
  waits: 'Questo tipo di cliente va approvato: fino ad allora compra ai prezzi per privati.',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Email',
  phone: 'Telefono',
  details: 'Dati del cliente',
  choose: 'Scegli',
  state: 'Provincia o stato',
  create: { counter: 'Crea e ordina al banco', phone: 'Crea e ordina per telefono' },
  busy: 'Troppe richieste insieme: riprova tra qualche secondo.',
  problems: {
    billing_first_name: 'Scrivi il nome, con al massimo 100 caratteri.',
    billing_last_name: 'Scrivi il cognome, con al massimo 100 caratteri.',
    'email-missing': 'Scrivi l’email: serve per l’account. Senza, ordina senza account.',
    'invalid-email': 'L’email non è valida.',
    'email-taken': 'Questa email ha già un account: cerca il cliente.',
    phone: 'Il numero di telefono non è valido.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    newCustomer: typeof newCustomer;
  }
}
