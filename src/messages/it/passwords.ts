export const passwords = {
  show: 'Mostra password',
  hide: 'Nascondi password',
  strength: {
    veryWeak: 'Molto debole',
    weak: 'Debole',
    medium: 'Media',
    strong: 'Forte',
    mismatch: 'Mancata corrispondenza',
    unknown: 'Efficacia della password sconosciuta',
  },
  askForMore: ' - Inserisci una password più sicura.',
  hint: 'Suggerimento: la password dovrebbe essere lunga almeno dodici caratteri. Per renderla più sicura utilizza lettere maiuscole e minuscole, numeri e simboli come ! " ? $ % ^ & ).',
  problems: {
    'password-missing': 'Inserisci una password.',
    'password-too-long': 'La password può avere al massimo 256 caratteri.',
    'password-weak': 'La password è troppo debole. Inserisci una password più sicura.',
    mismatch: 'Le due password non corrispondono.',
  },
  checkoutTitle: 'Cassa',
  createAccount: 'Crea un account',
  createAccountHint: 'Ritrovi i tuoi ordini e ordini più in fretta la prossima volta.',
  createAccountPassword: 'Password dell’account',
  weakIsChosenLater:
    'L’ordine parte lo stesso, ma questa password non vale per l’account: ti mandiamo un’email per sceglierne una più sicura.',
  accountBusy:
    'In questo momento ci sono molte richieste: non abbiamo creato l’account né l’ordine. Riprova tra qualche secondo.',
  accountTaken: 'Esiste già un account con questa email. Accedi oppure ordina senza creare un account.',
  haveAccount: 'Hai già un account?',
  haveAccountLink: 'Accedi',
};

export type PasswordsMessages = typeof passwords;
