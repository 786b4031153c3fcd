import { exclusionNames, returnKindNames, returnStateNames } from './return-words.ts';

const pieces = (count: number) => (count === 1 ? '1 pezzo' : `${count} pezzi`);

/** The words around the returns of a customer's orders, and around withdrawals. */
export const ownReturns = {
  title: 'Resi',
  named: (name: string) => `Reso ${name}`,
  ask: 'Chiedi un reso',
  askHint:
    'Per un difetto, un articolo sbagliato o un ricambio che non serve più. Il recesso dei consumatori ha la sua pagina.',
  /** the label that the law gives (art. 54-bis) */
  withdraw: 'Recedere dal contratto qui',
  withdrawUntil: (day: string) => `Come consumatore puoi recedere fino al ${day}, senza dire perché.`,
  withdrawAnytime: 'Come consumatore puoi recedere senza dire perché; i 14 giorni partono dalla consegna.',
  states: returnStateNames,
  kinds: returnKindNames,
  exclusions: exclusionNames,
  pieces,
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  next: {
    requested:
      'Abbiamo ricevuto la richiesta: ti rispondiamo per email, di solito entro due giorni lavorativi.',
    approved:
      'Metti nel pacco il foglio di reso, o scrivi il numero del reso sul pacco, e spediscilo entro 14 giorni.',
    sent: 'Ti scriviamo quando il pacco arriva.',
    received: 'Il pacco è arrivato: stiamo controllando i pezzi.',
    restocked: 'I pezzi sono stati controllati: manca solo il rimborso.',
    settled: '',
    refused: '',
    cancelled: '',
  },
  settled: {
    refund: (amount: string) => `Rimborsato: ${amount}.`,
    refundUnderWay: (amount: string) => `Rimborso di ${amount} in corso.`,
    code: (code: string, amount: string) =>
      `Codice ${code} del valore di ${amount}: vale per un ordine, alla cassa.`,
    nothing: 'Chiuso senza rimborso.',
    'order-cancelled': 'L’ordine non era pagato ed è stato annullato.',
  },
  answer: 'Risposta del negozio',
  sendTo: 'Spedisci a',
  slip: 'Scarica il foglio di reso (PDF)',
  costs: {
    customer: 'Le spese di spedizione del reso sono a tuo carico.',
    shop: 'La spedizione del reso è a carico nostro.',
  },
  actions: {
    sent: 'Ho spedito il pacco',
    cancel: 'Annulla la richiesta',
  },
  done: {
    asked: (name: string) => `Abbiamo ricevuto la richiesta di reso ${name}. Ti abbiamo scritto un’email.`,
    sent: 'Grazie: aspettiamo il pacco.',
    cancelled: 'La richiesta di reso è stata annullata.',
  },
  form: {
    title: (order: number) => `Reso dall’ordine ${order}`,
    intro:
      'Scegli il motivo e i pezzi: ti rispondiamo per email e puoi seguire tutto dalla pagina dell’ordine.',
    backToOrder: 'Torna all’ordine',
    kind: 'Perché vuoi renderli?',
    until: (day: string) => `fino al ${day}`,
    hints: {
      defect: 'Il ricambio è rotto, incompleto o non funziona: vale la garanzia legale.',
      'wrong-part': 'È arrivato un articolo diverso da quello ordinato, o diverso da come era descritto.',
      ordinary: 'È quello che hai ordinato, ma non lo vuoi più: intatto, con la sua confezione.',
    },
    lines: 'Quali pezzi?',
    quantityOf: (name: string) => `Pezzi di ${name}`,
    left: (count: number) => (count === 1 ? 'al massimo 1' : `al massimo ${count}`),
    noneLeft: 'già reso o rimborsato',
    reason: 'Che cosa è successo?',
    reasonHint: 'Anche la targa o il telaio aiutano, se il ricambio non si monta.',
    pictures: 'Fotografie (facoltative)',
    picturesHint: 'JPG o PNG, al massimo 5, fino a 5 MB l’una.',
    sentFile: (name: string) => `${name} è già arrivata`,
    send: 'Invia la richiesta',
    none: 'Per questo ordine al momento non si può chiedere un reso da qui.',
    noneHint: 'Se c’è un problema, rispondi a una delle nostre email: ti aiutiamo noi.',
  },
  problems: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    'no-kind': 'Scegli perché vuoi rendere i pezzi.',
    'not-sold': 'Di questo ordine non c’è nulla da rendere: è annullato, rimborsato o non ancora confermato.',
    'not-sent': 'L’ordine non è ancora partito: puoi annullarlo o recedere, oppure scriverci.',
    'too-late': 'Il termine per questo tipo di reso è passato.',
    'for-consumers': 'Il recesso è riservato ai consumatori: questo ordine è di un’azienda.',
    'not-offered': 'Il negozio non prevede questo tipo di reso.',
    'no-lines': 'Scegli almeno un pezzo.',
    'not-a-quantity': 'Scrivi un numero intero di pezzi.',
    'no-reason': 'Scrivi in due parole che cosa è successo.',
    'reason-too-long': 'Il testo può avere al massimo 2000 caratteri.',
    'unknown-line': 'Uno degli articoli non fa parte di questo ordine. Ricarica la pagina e riprova.',
    excluded: 'Uno degli articoli è escluso dal recesso.',
    tooMany: (left: number) =>
      left === 0
        ? 'Di questo articolo non resta nulla da rendere: è già reso o rimborsato.'
        : `Di questo articolo si possono rendere al massimo ${pieces(left)}.`,
    changed: 'Nel frattempo il reso è cambiato: controlla e riprova.',
    'no-such-order': 'Questo ordine non c’è più.',
    'file-too-large': 'Una fotografia supera i 5 MB.',
    'file-empty': 'Una fotografia è vuota.',
    'file-wrong-type': 'Una delle fotografie non è un’immagine JPG o PNG, anche se il nome dice così.',
    'file-incomplete': 'Una fotografia è incompleta: inviala di nuovo.',
    'file-not-stored': 'Una fotografia non è stata salvata: riprova.',
    'too-many-files': 'Le fotografie possono essere al massimo 5.',
  },
  withdrawal: {
    title: 'Recesso dal contratto',
    intro:
      'Se hai comprato come consumatore puoi recedere dal contratto entro 14 giorni dalla consegna, senza dire perché. Scrivi chi sei e di quale ordine si tratta: al passo successivo confermi.',
    name: 'Nome e cognome',
    contract: 'Numero dell’ordine',
    contractHint: 'Lo trovi nelle email che ti abbiamo inviato, per esempio 1024.',
    email: 'Email per la conferma',
    emailHint: 'Quella con cui hai fatto l’ordine. Lì ti mandiamo subito la ricevuta con data e ora.',
    lines: 'Da quali articoli recedi?',
    excluded: (reason: string) => `escluso dal recesso: ${reason}`,
    next: 'Avanti',
    check: 'Controlla la dichiarazione',
    statement: (name: string, contract: string) =>
      `Io, ${name}, recedo dal contratto di vendita dell’ordine ${contract}.`,
    receiptTo: (email: string) => `La ricevuta arriva a ${email}.`,
    /** the label that the law gives (art. 54-bis) */
    confirm: 'Conferma recesso',
    change: 'Modifica',
    doneTitle: 'Il recesso è stato inviato',
    done: (at: string, email: string) =>
      `Abbiamo ricevuto la tua dichiarazione il ${at}. La ricevuta con il testo, la data e l’ora è in arrivo a ${email}: conservala.`,
    after:
      'Rispedisci gli articoli entro 14 giorni. Ti rimborsiamo entro 14 giorni da oggi, con lo stesso mezzo di pagamento, anche le spese di consegna standard; possiamo aspettare di aver ricevuto i pezzi o la prova che li hai spediti.',
    tooOften: (minutes: number) =>
      `Troppe richieste in poco tempo. Riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}, oppure scrivici un’email: vale lo stesso.`,
    problems: {
      'name-missing': 'Scrivi il tuo nome.',
      'email-missing': 'Scrivi l’email a cui mandare la ricevuta.',
      'email-invalid': 'Questa email non è valida: controlla che sia scritta per intero.',
      'contract-missing': 'Scrivi il numero dell’ordine.',
      'too-long': 'È troppo lungo.',
    },
    model: 'In alternativa puoi scriverci con parole tue, o con questo modulo.',
  },
};

export type OwnReturnsMessages = typeof ownReturns;
