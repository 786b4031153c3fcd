export const ownOrders = {
  pages: 'Pagine degli ordini',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  pageNumber: (page: number) => `Pagina ${page}`,
  pay: 'Paga questo ordine',
  payRest: 'Paga il resto',
  restDue: (amount: string) =>
    `L’ordine è stato modificato e resta da pagare ${amount}. Lo spediamo appena l’importo arriva.`,
  reorder: 'Ordina di nuovo',
  reorderHint: 'Mette nel carrello gli stessi articoli, ai prezzi di oggi.',
  cancel: 'Annulla l’ordine',
  cancelQuestion: 'Vuoi davvero annullare questo ordine?',
  cancelHint: 'Gli articoli tornano disponibili per gli altri clienti e l’ordine non può essere ripreso.',
  cancelYes: 'Sì, annulla l’ordine',
  cancelled: 'L’ordine è stato annullato. Ti abbiamo scritto un’email di conferma.',
  problems: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    cancel: 'Questo ordine non può più essere annullato da qui. Scrivici e ti aiutiamo noi.',
    reorder: 'Al momento nessun articolo di questo ordine si può acquistare.',
    'cart-busy':
      'Nel frattempo il carrello è stato cambiato in un’altra pagina: non è stato aggiunto nulla. Riprova.',
    other: 'Qualcosa non è andato a buon fine. Ricarica la pagina e riprova.',
  },
  history: 'Che cosa è successo',
  events: {
    placed: 'Ordine ricevuto',
    state: (to: string) => `Stato: ${to}`,
    refund: (amount: string) => `Rimborso di ${amount}`,
    paid: (amount: string) => `Pagamento ricevuto: ${amount}`,
    edited: 'Ordine modificato dal negozio',
    note: 'Messaggio del negozio',
  },
  deliveryNotes: 'Documenti di trasporto',
  deliveryNote: (name: string, day: string) => `DDT ${name} del ${day} (PDF)`,
  refunded: 'Rimborsato',
  refundUnderWay: 'Rimborso in corso',
  verifying: {
    heading: 'Stiamo verificando il pagamento',
    text: (email: string) =>
      `Il tuo ordine è stato ricevuto e i pezzi sono riservati per te. Appena sappiamo com’è andato il pagamento ti scriviamo a ${email}: non serve pagare di nuovo.`,
  },
  unpaid: {
    heading: 'Il tuo ordine attende il pagamento',
    text: (_email: string) =>
      'Il pagamento non risulta completato e non è stato addebitato nulla. Puoi pagare adesso.',
  },
  follow: 'Segui l’ordine',
  followHint: (days: number) =>
    `Con questo link vedi l’ordine per ${days} giorni, anche senza un account. Lo trovi anche nell’email. Chi lo ha vede l’ordine: non condividerlo.`,
  followOwnHint: 'Trovi questo ordine in ogni momento nel tuo account.',
  refused: {
    title: 'Ordine non accessibile',
    'wrong-link': 'Questo link non è valido. Apri quello che hai ricevuto per email, per intero.',
    'expired-link':
      'Questo link è scaduto. Chiedine uno nuovo con il numero dell’ordine e la tua email, oppure accedi al tuo account.',
    'thanks-over':
      'Questa pagina non è più disponibile. Apri il link che hai ricevuto per email oppure accedi al tuo account.',
    toAccount: 'Vai al tuo account',
    newLink: 'Chiedi un nuovo link',
  },
  askLink: {
    title: 'Un nuovo link al tuo ordine',
    intro:
      'Scrivi il numero dell’ordine e l’email con cui l’hai fatto: ti inviamo un nuovo link per vederlo, anche senza un account.',
    number: 'Numero dell’ordine',
    numberHint: 'Lo trovi nelle email che ti abbiamo inviato, per esempio 1024.',
    email: 'Email',
    send: 'Invia il link',
    resend: 'Invia di nuovo',
    sent: 'Se il numero e l’email corrispondono a un ordine, ti abbiamo appena scritto. Controlla la posta, anche quella indesiderata: può servire qualche minuto.',
    tooOften: (minutes: number) =>
      `Troppe richieste in poco tempo. Riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`,
    problems: {
      'number-missing': 'Scrivi il numero dell’ordine.',
      'number-invalid': 'Il numero dell’ordine è fatto di sole cifre, per esempio 1024.',
      'email-missing': 'Scrivi l’email con cui hai fatto l’ordine.',
      'email-invalid': 'Questa email non è valida: controlla che sia scritta per intero.',
    },
  },
  reordered: {
    added: (number: number, pieces: number) =>
      `Abbiamo messo nel carrello ${pieces === 1 ? '1 pezzo' : `${pieces} pezzi`} dell’ordine ${number}, ai prezzi di oggi.`,
    priced: (names: string) => `Prezzo cambiato: ${names}.`,
    pricedOf: (name: string, now: string, before: string) => `${name} (${now}, prima ${before})`,
  },
};

export type OwnOrdersMessages = typeof ownOrders;
