import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { 'incoming-payments': 'Incassi' };

const payments = (count: number) => (count === 1 ? '1 movimento' : `${inDigits('it', count)} movimenti`);

export const incomingPayments = {
  title: 'Incassi',
  intro:
    'Carica l’estratto conto della banca o la distinta dei contrassegni del corriere: il negozio propone l’ordine di ogni accredito e tu confermi. Finché non confermi, nessun ordine cambia.',
  toCouriers: 'Contrassegni da incassare',
  upload: {
    bank: 'Estratto conto',
    bankHint:
      'CSV o Excel (.xlsx) della banca, oppure XML CAMT.053. Al massimo 5 MB e 10.000 righe. Si leggono solo gli accrediti in euro.',
    bankButton: 'Leggi l’estratto conto',
    courier: 'Distinta contrassegni',
    courierHint:
      'CSV o Excel (.xlsx) con numero di spedizione, importo e data. Al massimo 5 MB e 10.000 righe.',
    courierName: 'Corriere',
    courierButton: 'Leggi la distinta',
  },
  problems: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    'no-file': 'Scegli un file.',
    empty: 'Il file è vuoto.',
    'too-large': 'Il file supera i 5 MB: scarica un periodo più breve.',
    'wrong-type':
      'Il file non è di un tipo che si può leggere. Scarica dalla banca il formato CSV, Excel (.xlsx) o CAMT.053; dal corriere il CSV o l’Excel.',
    'old-excel': 'È un file Excel del vecchio formato (.xls): salvalo come .xlsx o CSV.',
    'too-many-rows': 'Il file ha più di 10.000 righe: scarica un periodo più breve.',
    broken: 'Il file è rovinato o incompleto: scaricalo di nuovo.',
    'no-heading':
      'Non si trova la riga con i nomi delle colonne. Servono almeno data e importo (o avere) per la banca, numero di spedizione e importo per il corriere.',
    'no-payments': 'Nel file non ci sono accrediti.',
    'no-courier': 'Scrivi di quale corriere è la distinta.',
  },
  settle: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    gone: 'Nel frattempo il movimento è cambiato: controlla e riprova.',
    'no-order': 'Scrivi il numero dell’ordine.',
    'too-many-orders': 'Un movimento può pagare al massimo 50 ordini.',
    reason: 'Scrivi il motivo.',
    'reason-too-long': 'Il motivo può avere al massimo 300 caratteri.',
    'nothing-certain': 'Non c’è più nulla di certo da confermare.',
    'unknown-order': (number: number) => `L’ordine ${number} non esiste.`,
    'nothing-due': (number: number) => `Per l’ordine ${number} non c’è nulla da incassare.`,
    'cannot-be-paid': (number: number) => `Nel suo stato attuale l’ordine ${number} non può essere pagato.`,
    'not-enough-stock': (number: number) =>
      `L’ordine ${number} era stato annullato e i suoi pezzi non sono più disponibili: riapri l’ordine o rimborsa il cliente.`,
    'insufficient-credit': (number: number) =>
      `Il fido del cliente non basta per riprendere l’ordine ${number}.`,
    'went-on': (number: number) =>
      `L’ordine ${number} nel frattempo è andato avanti o è stato rimborsato: l’abbinamento non si può più annullare.`,
    differs: (due: string) =>
      `L’importo non corrisponde: da incassare ci sono ${due}. Scegli che cosa farne.`,
  },
  done: {
    matched: 'Abbinato: l’ordine risulta pagato.',
    part: 'Acconto registrato: l’ordine attende ancora il resto.',
    aside: 'Movimento messo da parte.',
    opened: 'Il movimento è di nuovo da abbinare.',
    undone: 'Abbinamento annullato: l’ordine attende di nuovo il pagamento.',
    deleted: 'File eliminato con i suoi movimenti.',
    read: 'File letto: controlla le proposte e conferma.',
    certain: (count: number) =>
      count === 1
        ? '1 movimento abbinato al suo ordine.'
        : `${inDigits('it', count)} movimenti abbinati ai loro ordini.`,
  },
  tabs: 'Stato dei movimenti',
  states: { open: 'Da abbinare', matched: 'Abbinati', aside: 'Messi da parte' },
  search: 'Cerca per nome, causale o spedizione',
  searchButton: 'Cerca',
  confirmCertain: (count: number) =>
    count === 1 ? 'Conferma quello certo' : `Conferma i ${inDigits('it', count)} certi`,
  certainHint:
    'Sono certi quando la causale nomina l’ordine, o il pacco è il suo, e l’importo è esatto al centesimo.',
  empty: {
    open: 'Nessun movimento da abbinare. Carica un estratto conto o una distinta.',
    matched: 'Ancora nessun movimento abbinato.',
    aside: 'Nessun movimento messo da parte.',
  },
  nothingFound: 'Nessun movimento corrisponde alla ricerca.',
  columns: { payment: 'Movimento', amount: 'Importo', orders: 'Ordini', action: 'Che cosa fare' },
  kinds: { bank: 'Bonifico', courier: 'Contrassegno' },
  valued: (day: string) => `valuta ${day}`,
  noPayer: 'Ordinante non indicato',
  order: (number: number) => `Ordine ${number}`,
  orderDue: (number: number, due: string) => `Ordine ${number}: da incassare ${due}`,
  certainties: { certain: 'Certo', likely: 'Probabile', check: 'Da verificare' },
  bases: {
    parcel: 'numero di spedizione',
    reference: 'numero d’ordine nella causale',
    number: 'un numero della causale, importo esatto',
    name: 'nome dell’ordinante, importo esatto',
    amount: 'solo l’importo',
  },
  sameName: 'il nome corrisponde',
  missing: (amount: string) => `mancano ${amount}`,
  over: (amount: string) => `${amount} in più`,
  unlikely: 'non atteso con questo metodo o stato',
  noProposal: 'Nessun ordine trovato',
  alreadySettled: (number: number) => `L’ordine ${number} risulta già pagato`,
  confirm: 'Conferma',
  confirmOf: (number: string) => `Conferma per l’ordine ${number}`,
  part: 'Registra come acconto',
  acceptLess: (amount: string) => `Salda comunque (−${amount})`,
  acceptMore: (amount: string) => `Salda comunque (+${amount})`,
  byHand: 'Abbina a mano o metti da parte',
  byHandOf: (payment: string) => `Abbina a mano o metti da parte: ${payment}`,
  numbers: 'Numero dell’ordine',
  numbersHint: 'Più ordini con una virgola.',
  match: 'Abbina',
  reason: 'Motivo',
  reasonHint: 'Per esempio: giroconto, rimborso del fornitore.',
  setAside: 'Metti da parte',
  reopen: 'Rimetti da abbinare',
  undo: 'Annulla l’abbinamento',
  share: (amount: string) => `${amount} a saldo`,
  sharePart: (amount: string) => `${amount} in acconto`,
  decided: (by: string, at: string) => `${by}, ${at}`,
  statements: {
    heading: 'Ultimi file letti',
    none: 'Ancora nessun file.',
    file: 'File',
    kind: 'Tipo di file',
    account: 'Conto o corriere',
    brought: 'Contenuto',
    at: 'Letto il',
    all: 'Tutti i movimenti',
    of: (name: string) => `Movimenti di ${name}`,
    kinds: { bank: 'Estratto conto', courier: 'Distinta contrassegni' },
    new: (count: number) => (count === 1 ? '1 movimento nuovo' : `${inDigits('it', count)} movimenti nuovi`),
    known: (count: number) =>
      count === 1 ? '1 già letto prima' : `${inDigits('it', count)} già letti prima`,
    passedOver: (count: number) =>
      count === 1 ? '1 riga non è un accredito' : `${inDigits('it', count)} righe non sono accrediti`,
    unread: (lines: string) => `Righe che non si sono potute leggere: ${lines}. Controllale nel file.`,
    open: (count: number) => (count === 0 ? 'tutto deciso' : `${payments(count)} da abbinare`),
    remove: 'Elimina il file',
    removeHint:
      'Hai caricato il file sbagliato? Puoi eliminarlo finché nessun suo movimento è abbinato o messo da parte.',
  },
  couriers: {
    title: 'Contrassegni da incassare',
    intro:
      'Gli ordini in contrassegno spediti o completati di cui il corriere non ha ancora versato l’incasso, dal più vecchio.',
    back: 'Torna agli incassi',
    none: 'Nessun corriere ti deve nulla.',
    noCourier: 'Senza numero di spedizione',
    noCourierHint:
      'Scrivi corriere e numero di spedizione nella pagina dell’ordine, per riconoscerli nella distinta.',
    total: (total: string, count: number) =>
      count === 1 ? `${total} per 1 ordine` : `${total} per ${inDigits('it', count)} ordini`,
    order: 'Ordine',
    buyer: 'Cliente',
    tracking: 'Spedizione',
    since: 'Spedito il',
    due: 'Da incassare',
    handedOver: 'Versato (€)',
    choose: (number: number) => `Versato: ordine ${number}`,
    chooseAll: 'Tutti',
    amountOf: (number: number) => `Versato per l’ordine ${number}, in euro`,
    enter: 'Registra un versamento senza distinta',
    day: 'Giorno del versamento',
    reference: 'Riferimento',
    optional: '(facoltativo)',
    enterButton: 'Registra il versamento',
    entered: (count: number) =>
      count === 1
        ? 'Versamento registrato per 1 ordine.'
        : `Versamento registrato per ${inDigits('it', count)} ordini.`,
    problems: {
      expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
      'none-chosen': 'Scegli almeno un ordine.',
      'no-day': 'Scrivi il giorno del versamento.',
      'day-to-come': 'Il giorno del versamento non può essere nel futuro.',
      gone: 'Nel frattempo è cambiato quello che il corriere deve: non è stato registrato nulla. Controlla e riprova.',
      'not-an-amount': (number: number) =>
        `Scrivi quanto è stato versato per l’ordine ${number}, per esempio 45,90.`,
      'too-much': (number: number) =>
        `Per l’ordine ${number} è più di quanto si deve incassare. Controlla l’importo.`,
    },
  },
  history: {
    bank: (amount: string, day: string, payer: string) =>
      `Bonifico di ${amount} con valuta ${day}${payer === '' ? '' : `, da ${payer}`}.`,
    courier: (amount: string, day: string, from: string) =>
      `Contrassegno di ${amount} versato il ${day}${from === '' ? '' : ` da ${from}`}.`,
    left: (amount: string) => `È un acconto: mancano ${amount}.`,
    over: (amount: string) => `Il versamento supera il dovuto di ${amount}.`,
    accepted: (amount: string) => `Saldato anche se mancano ${amount}.`,
    undone: (amount: string) =>
      `Abbinamento annullato: l’incasso di ${amount} non vale più per questo ordine.`,
  },
};

export type IncomingPaymentsMessages = typeof incomingPayments;

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    incomingPayments: IncomingPaymentsMessages;
  }
}
