import { inDigits } from '../in-digits.ts';

export const backOffice = {
  title: 'Area riservata',
  navigation: 'Sezioni',
  openMenu: 'Apri il menu',
  groups: {
    sales: 'Vendite',
    catalogue: 'Catalogo',
    content: 'Contenuti',
    customers: 'Clienti',
    prices: 'Prezzi',
    checkout: 'Spedizione e pagamenti',
    settings: 'Impostazioni',
  },
  notices: {
    label: 'Avvisi sul negozio',
    demo: {
      title: 'Negozio di prova.',
      text: 'Prodotti, clienti, accessi e dati della ditta sono inventati.',
    },
    firm: {
      title: 'Dati della ditta da completare:',
      toSettings: 'Vai alle impostazioni',
    },
  },
  roles: {
    administrator: 'Amministratore',
    sales: 'Commerciale',
    clerk: 'Banco',
    warehouse: 'Magazzino',
    accounting: 'Contabilità',
  },
  shopLink: 'Negozio',
  logOut: 'Esci',
  loggedInAs: (name: string) => `Accesso come ${name}`,
  refusedTitle: 'Accesso riservato al personale',
  refusedText: 'Per vedere questa pagina accedi con un account del personale.',
  logIn: 'Accedi',
  barredTitle: 'Il tuo ruolo non comprende questa pagina',
  barredText:
    'Se ti serve per lavorare, chiedi a un amministratore del negozio di assegnarti un ruolo che la comprende.',
  missingTitle: 'Questa pagina non c’è',
  missingText: 'Quello che cerchi è stato eliminato, oppure l’indirizzo è sbagliato.',
  toFirstPage: 'Vai alla tua prima pagina',
  forms: {
    save: 'Salva',
    answers: 'Conferma',
    saved: 'Modifiche salvate.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    summary: (count: number) =>
      count === 1
        ? 'C’è un errore da correggere: non è stato salvato nulla.'
        : `Ci sono ${inDigits('it', count)} errori da correggere: non è stato salvato nulla.`,
  },
  orders: {
    title: 'Ordini',
    count: (count: number) => (count === 1 ? '1 ordine' : `${inDigits('it', count)} ordini`),
    empty: 'Non ci sono ancora ordini. Il primo comparirà qui appena un cliente lo conferma.',
    number: 'Numero',
    date: 'Data',
    onBehalf: (company: string) => `per conto di ${company}`,
    buyer: 'Cliente',
    status: 'Stato',
    items: 'Pezzi',
    payment: 'Pagamento',
    total: 'Totale',
    pages: 'Pagine',
    previousPage: 'Pagina precedente',
    nextPage: 'Pagina successiva',
    pageNumber: (page: number) => `Pagina ${page}`,
  },
  order: {
    title: (number: number) => `Ordine ${number}`,
    backToList: 'Torna agli ordini',
    placedBy: 'Ordinato da',
    guest: 'ospite senza account',
    customer: (id: number) => `cliente registrato n. ${id}`,
    onBehalf: 'per conto di',
    actedBy: 'inserito da',
    prices: 'Prezzi',
    pricesGross: 'IVA inclusa',
    pricesNet: 'IVA esclusa',
    language: 'Lingua',
    languages: { it: 'italiano', en: 'inglese' },
    howPriced: 'Come nasce questo prezzo',
    net: 'Imponibile',
    tax: 'IVA',
    customerPage: 'Pagina vista dal cliente',
  },
  origin: {
    heading: 'Provenienza',
    source: 'Origine',
    medium: 'Mezzo',
    campaign: 'Campagna',
    term: 'Termine',
    referrer: 'Pagina di provenienza',
    entry: 'Pagina d’ingresso',
    device: 'Dispositivo',
    devices: { Desktop: 'Computer', Mobile: 'Telefono', Tablet: 'Tablet' },
    pages: 'Pagine viste',
    visits: 'Visite',
    kinds: {
      utm: (source: string) => `Fonte: ${source}`,
      organic: (source: string) => `Ricerca: ${source}`,
      referral: (source: string) => `Altro sito: ${source}`,
      typein: 'Diretta',
      unknown: 'Sconosciuta',
    },
  },
  emailLog: {
    title: 'Posta',
    hint: 'Le ultime 100 email del negozio, dalla più recente.',
    empty: 'Ancora nessuna email. Le conferme degli ordini compariranno qui.',
    subject: 'Oggetto',
    recipient: 'Destinatario',
    date: 'Data',
    status: 'Stato',
    noSubject: 'Email in preparazione',
    statuses: {
      waiting: 'In attesa',
      sent: 'Inviata',
      kept: 'Conservata qui',
      failed: 'Non inviata',
    },
  },
  email: {
    backToList: 'Torna alla posta',
    order: 'Ordine',
    toOrder: 'Vai all’ordine',
    html: 'Come la vede chi la riceve',
    text: 'Versione in solo testo',
    notWritten: 'L’email non è ancora pronta. Ricarica la pagina tra qualche istante.',
    masked: 'Il link è nascosto: lo riceve solo il destinatario dell’email.',
    resetCommand: (email: string) =>
      `Senza un server di posta questa email non parte. Sul computer del negozio si ottiene un link per scegliere una nuova password con: npm run reset-link -- ${email}`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    backOffice: typeof backOffice;
  }
}
