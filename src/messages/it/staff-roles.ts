/** In the menu. */
export const menu = { 'staff-roles': 'Ruoli del personale' };

export const staffRoles = {
  title: 'Ruoli del personale',
  listIntro:
    'Un ruolo è un insieme di permessi. Chi lavora nel negozio ha un ruolo: lo assegni con l’invito, dalla pagina “Personale”, e lo cambi in quella del suo account.',
  intro: 'Le modifiche valgono dalla prossima pagina che apre chi ha il ruolo: non serve rientrare.',
  peopleSentence: (people: number) =>
    people === 0
      ? 'Nessuno ha questo ruolo.'
      : people === 1
        ? 'Lo ha 1 persona.'
        : `Lo hanno ${people} persone.`,
  add: 'Nuovo ruolo',
  newTitle: 'Nuovo ruolo',
  titleOf: (name: string) => `Ruolo ${name}`,
  backToList: 'Torna ai ruoli',
  removed: 'Il ruolo è stato eliminato.',
  everything: 'Tutto',
  noLimit: 'senza limite',
  upTo: (amount: string) => `fino a ${amount} per ordine`,
  columns: { name: 'Ruolo', rights: 'Che cosa può fare', refunds: 'Rimborsi', people: 'Persone' },
  administrator:
    'L’amministratore può fare tutto, anche con le funzioni che arriveranno: il suo ruolo non si modifica e non si elimina, così nessuno resta chiuso fuori.',
  copy: 'Crea un nuovo ruolo da questo',
  copyOf: (name: string) => `${name} (copia)`,
  inUse: 'Non si può eliminare finché qualcuno lo ha.',
  removeTitle: 'Elimina il ruolo',
  removeHint: 'Nessuno ha questo ruolo: puoi eliminarlo senza conseguenze.',
  remove: 'Elimina il ruolo',
  fields: {
    name: 'Nome',
    refundLimit: 'Limite dei rimborsi (€)',
    needsSecondFactor: 'Richiede una seconda prova',
    rights: 'Permessi',
  },
  hints: {
    needsSecondFactor:
      'Chi ha il ruolo entra nel gestionale solo con un’app o una passkey, oltre alla password. Chi non ne ha la aggiunge al prossimo accesso.',
    refundLimit: 'Quanto si può rimborsare in tutto di un ordine, IVA inclusa; vuoto: senza limite.',
  },
  needs: (right: string) => `Comprende “${right}”.`,
  areas: {
    sales: 'Vendite',
    customers: 'Clienti',
    catalogue: 'Catalogo',
    prices: 'Prezzi',
    checkout: 'Spedizione e pagamenti',
    settings: 'Impostazioni',
  },
  rights: {
    orders: {
      label: 'Gestire gli ordini',
      hint: 'Vedere tutti gli ordini, cambiarne lo stato, segnarli come pagati e scrivere note.',
    },
    'edit-orders': {
      label: 'Modificare gli ordini',
      hint: 'Cambiare righe, quantità, prezzi, indirizzi, spedizione e pagamento di un ordine.',
    },
    fulfilment: {
      label: 'Spedire',
      hint: 'Vedere che cosa è da spedire e gestire i vettori.',
    },
    counter: {
      label: 'Prendere ordini al banco',
      hint: 'Cercare i clienti e ordinare per loro, al banco o per telefono.',
    },
    'counter-discounts': {
      label: 'Fare sconti al banco',
      hint: 'Scontare righe e ordini al banco, fino allo sconto massimo delle impostazioni.',
    },
    tills: {
      label: 'Impostare le casse',
      hint: 'Aggiungere casse e stampanti fiscali. Aprire, incassare e chiudere può chi prende ordini al banco.',
    },
    refunds: { label: 'Rimborsare', hint: 'Restituire denaro e pezzi, fino al limite del ruolo.' },
    returns: { label: 'Resi', hint: 'Approvare e ricevere resi, rimettere i pezzi a magazzino.' },
    conversations: {
      label: 'Rispondere ai messaggi',
      hint: 'Leggere conversazioni e richieste di preventivo e rispondere.',
    },
    offers: { label: 'Fare offerte', hint: 'Preparare, inviare e ritirare offerte con prezzi propri.' },
    letters: { label: 'Leggere la posta', hint: 'Vedere le email che il negozio ha inviato.' },
    reports: {
      label: 'Vedere i rapporti',
      hint: 'Il fatturato del negozio per periodo, articolo, cliente e altro.',
    },
    margins: { label: 'Vedere i margini', hint: 'Costi e margini nei rapporti.' },
    'customers-view': { label: 'Vedere i clienti', hint: 'Dati, ordini e note di ogni cliente.' },
    customers: {
      label: 'Modificare i clienti',
      hint: 'Cambiare gruppo e dati dell’azienda, scrivere note, bloccare un account.',
    },
    agents: { label: 'Assegnare gli agenti', hint: 'Decidere chi ordina per conto di quali clienti.' },
    registration: {
      label: 'Decidere le registrazioni',
      hint: 'Accogliere o rifiutare le richieste, e modificare le domande del modulo.',
    },
    groups: { label: 'Gestire i gruppi', hint: 'Listino, condizioni e prodotti visibili di ogni gruppo.' },
    vat: { label: 'Verificare le partite IVA', hint: 'Vedere le verifiche e chiederle di nuovo.' },
    products: {
      label: 'Curare il catalogo',
      hint: 'Immagini, venditori e tabelle di prodotti.',
    },
    stock: {
      label: 'Gestire il magazzino',
      hint: 'Vedere giacenze e movimenti, rettificarle e cambiare le soglie; nessun prezzo.',
    },
    reviews: { label: 'Moderare le recensioni', hint: 'Approvarle, rifiutarle e rispondere.' },
    searches: { label: 'Vedere le ricerche', hint: 'Che cosa cercano i clienti, e che cosa non trovano.' },
    pages: { label: 'Modificare le pagine', hint: 'Home e pagine di testo: blocchi, bozze, pubblicazione.' },
    'explain-prices': {
      label: 'Spiegare un prezzo',
      hint: 'Vedere come nasce il prezzo di un articolo per un cliente, senza poterlo cambiare.',
    },
    prices: { label: 'Gestire i listini', hint: 'Cambiare prezzi, scaglioni e sconti, anche da file.' },
    coupons: { label: 'Gestire i coupon', hint: 'Creare, modificare e disattivare codici sconto.' },
    payments: { label: 'Gestire i pagamenti', hint: 'Regole e costi dei metodi, fidi delle aziende.' },
    'payment-providers': {
      label: 'Collegare i gestori dei pagamenti',
      hint: 'Credenziali, prova e attivazione di ogni gestore.',
    },
    shipping: { label: 'Gestire la spedizione', hint: 'Zone, metodi e costi di spedizione.' },
    taxes: { label: 'Gestire le aliquote IVA', hint: 'Se le cambi, cambiano subito anche i prezzi.' },
    settings: {
      label: 'Cambiare le impostazioni',
      hint: 'Tutte le impostazioni del negozio e i dati della ditta.',
    },
    emails: {
      label: 'Cambiare i testi delle email',
      hint: 'Oggetto e testi di ogni email del negozio, con anteprima e messaggi di prova.',
    },
    menus: {
      label: 'Gestire i menu',
      hint: 'Le voci della testata, del piè di pagina e dei menu del telefono.',
    },
    banners: {
      label: 'Gestire i banner',
      hint: 'Avvisi e promozioni nelle pagine del negozio, con giorni e pubblico.',
    },
    redirects: {
      label: 'Gestire i reindirizzamenti',
      hint: 'I vecchi indirizzi che portano a una pagina di oggi, e quelli chiesti invano.',
    },
    'quote-fields': {
      label: 'Modificare il modulo dei preventivi',
      hint: 'I campi che chi chiede un preventivo compila.',
    },
    staff: {
      label: 'Gestire il personale',
      hint: 'Assegnare e modificare i ruoli, mai con più permessi dei propri.',
    },
    'api-keys': {
      label: 'Collegare programmi',
      hint: 'Creare e revocare le chiavi API, mai con più permessi dei propri; decidere con i webhook chi viene avvisato di che cosa.',
    },
    audit: { label: 'Leggere il registro modifiche', hint: 'Chi ha cambiato che cosa, e quando.' },
  },
  problems: {
    'no-name': 'scrivi un nome di 60 caratteri al massimo',
    'name-taken': 'c’è già un ruolo con questo nome',
    'no-rights': 'scegli almeno un permesso',
    'role-above': 'non puoi modificare un ruolo che permette più del tuo, né crearlo',
    'not-an-amount':
      'scrivi un importo tra 0,01 e 1.000.000 €, per esempio 100 o 49,90; vuoto per nessun limite',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffRoles: typeof staffRoles;
  }
}
