export const stockAlert = {
  title: 'Avvisami quando torna disponibile',
  sku: (sku: string) => `Codice ${sku}`,
  hint: 'Ti mandiamo una sola email quando l’articolo si può ordinare di nuovo, poi non usiamo più l’indirizzo. L’avviso vale sei mesi e si annulla quando vuoi.',
  hintConfirm: 'Prima ti scriviamo per chiederti se l’indirizzo è tuo.',
  hintOwn: 'Con l’email del tuo account, già confermata, l’avviso è attivo subito.',
  article: 'Quale versione aspetti',
  choose: 'Scegli',
  email: 'Email',
  bait: 'Lascia vuoto questo campo',
  send: 'Avvisami',
  own: (choices: string) =>
    choices === '' ? 'Il tuo avviso è attivo.' : `Il tuo avviso è attivo: ${choices}.`,
  cancel: 'Annulla l’avviso',
  cancelNamed: (choices: string) => (choices === '' ? 'Annulla l’avviso' : `Annulla l’avviso: ${choices}`),
  available: 'Questo articolo si può ordinare: non serve aspettare.',
  backToProduct: 'Torna all’articolo',
  toProduct: 'Vai all’articolo',
  toShop: 'Vai al catalogo',
  noProduct: 'Questo articolo non c’è, o non è più in vendita.',
  done: {
    sent: 'Controlla la posta: ti abbiamo mandato un link per confermare, che vale due giorni. Se l’avviso era già attivo, resta com’è e non ti riscriviamo.',
    active: 'Avviso attivo: ti scriviamo quando l’articolo si può ordinare di nuovo.',
    confirmed: 'Avviso confermato: ti scriviamo quando l’articolo si può ordinare di nuovo.',
    cancelled: 'Avviso annullato: non ti scriviamo.',
    'all-cancelled': 'Tutti gli avvisi di questo indirizzo sono annullati.',
  },
  link: {
    unconfirmed: (email: string) => `Vuoi che scriviamo a ${email} quando si può ordinare di nuovo?`,
    confirm: 'Conferma l’avviso',
    waiting: (email: string) => `L’avviso è attivo: scriviamo a ${email} quando si può ordinare di nuovo.`,
    notified: (email: string) =>
      `Abbiamo scritto a ${email} che si può ordinare di nuovo: l’avviso è concluso.`,
    others: (count: number) =>
      count === 1
        ? 'Lo stesso indirizzo ha un altro avviso.'
        : `Lo stesso indirizzo ha altri ${count} avvisi.`,
    cancelAll: 'Annulla tutti gli avvisi',
    gone: 'Questo link non vale più: l’avviso è stato annullato o è scaduto. Puoi chiederlo di nuovo dalla pagina dell’articolo.',
  },
  problems: {
    'no-email': 'Scrivi un indirizzo email valido, per esempio nome@esempio.it.',
    'no-article': 'Scegli quale versione aspetti.',
    'too-many': 'Hai chiesto molti avvisi in poco tempo. Riprova più tardi.',
    expired: 'La pagina era aperta da troppo tempo. Controlla i dati e invia di nuovo.',
    machine: 'Il modulo sembra compilato da un programma: lascia vuoto il campo nascosto.',
  },
};
