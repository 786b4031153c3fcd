export const setup = {
  title: 'Crea il primo amministratore',
  intro: 'Con questo account gestisci tutto il negozio: ordini, prezzi, impostazioni e personale.',
  emailHint:
    'Serve per accedere. Finché nelle impostazioni non ne indichi un’altra è anche l’email del negozio.',
  submit: 'Crea l’amministratore',
  refusals: {
    'wrong-link': 'Questo link non è valido. Copia per intero quello stampato all’ultimo avvio del negozio.',
    'expired-link':
      'Questo link è scaduto. Riavvia il negozio: a ogni avvio ne stampa uno nuovo, finché non c’è un amministratore.',
    done: 'Il negozio ha già un amministratore: questo link non serve più.',
  },
  toLogIn: 'Vai all’accesso',
};

export type SetupMessages = typeof setup;
