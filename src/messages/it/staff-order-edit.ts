/** Editing an order. */
export const staffOrderEdit = {
  title: (number: number) => `Modifica dell’ordine ${number}`,
  open: 'Modifica l’ordine',
  back: 'Torna all’ordine',
  mode: { net: 'Prezzi IVA esclusa.', gross: 'Prezzi IVA inclusa.' },
  paidHint: 'Quest’ordine è pagato: puoi cambiarlo finché il totale resta uguale.',
  linesHint: 'Quantità 0 toglie la riga. I prezzi concordati restano: se ne cambi uno, scrivi il motivo.',
  lines: 'Righe',
  article: 'Articolo',
  quantity: 'Quantità',
  quantityOf: (name: string) => `Quantità di ${name}`,
  unit: 'Prezzo unitario',
  unitOf: (name: string) => `Prezzo unitario di ${name}`,
  amount: 'Importo',
  newLine: 'Aggiunta',
  add: 'Aggiungi un articolo',
  code: 'Codice',
  codeHint: 'SKU, EAN, codice del produttore o numero OE. Entra al prezzo di oggi del cliente.',
  pieces: 'Quantità',
  addButton: 'Aggiungi',
  delivery: 'Consegna e pagamento',
  shipping: 'Spedizione',
  payment: 'Pagamento',
  coupons: 'Coupon dell’ordine',
  couponsHint: 'Togli la spunta per annullare lo sconto.',
  addresses: 'Indirizzi',
  billing: 'Fatturazione',
  shippingTo: 'Spedizione',
  elsewhere: 'Spedisci a un indirizzo diverso',
  note: 'Nota del cliente',
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    company: 'Azienda',
    country: 'Paese',
    address1: 'Indirizzo',
    address2: 'Scala, interno',
    city: 'Città',
    state: 'Provincia (sigla)',
    postcode: 'CAP',
    phone: 'Telefono',
    email: 'Email',
  },
  optional: '(facoltativo)',
  difference: {
    title: 'Prima e dopo',
    what: 'Voce',
    before: 'Prima',
    after: 'Dopo',
    more: (amount: string) => `Il cliente paga ${amount} in più.`,
    less: (amount: string) => `Il cliente paga ${amount} in meno.`,
    same: 'Il totale resta uguale.',
  },
  reason: 'Motivo della modifica',
  reasonHint: 'Resta nella storia dell’ordine e lo vede solo il personale. Serve se cambi un prezzo.',
  notify: 'Avvisa il cliente per email con l’ordine aggiornato',
  preview: 'Calcola la differenza',
  save: 'Salva le modifiche',
  refusals: {
    closed: 'Quest’ordine non è più aperto: si modificano gli ordini in attesa o in lavorazione.',
    shipped:
      'Quest’ordine è già spedito, anche solo in parte: non si modifica più. Registra un reso o un rimborso.',
    returning: 'C’è un reso di quest’ordine: si conclude il reso, l’ordine non si modifica.',
    refunded: 'Una parte di quest’ordine è già stata rimborsata: non si modifica più.',
    'being-paid': 'Un pagamento di quest’ordine è già arrivato o è in corso: per ora non si modifica.',
  },
  problems: {
    expired: 'La pagina era aperta da troppo tempo: controlla e salva di nuovo.',
    'changed-meanwhile':
      'Nel frattempo qualcun altro ha cambiato quest’ordine. Qui sotto lo vedi com’è adesso: ripeti le tue modifiche.',
    'not-a-quantity': (name: string) =>
      `Quantità di ${name}: scrivi un numero intero, 0 per togliere la riga.`,
    'not-an-amount': (name: string) => `Prezzo di ${name}: scrivi un importo come 12,50.`,
    'no-lines': 'Un ordine ha almeno una riga: se non serve più nulla, annulla l’ordine.',
    'no-reason': 'Hai cambiato un prezzo: scrivi il motivo.',
    'reason-too-long': 'Il motivo è troppo lungo: al massimo 1.000 caratteri.',
    'note-too-long': 'La nota del cliente è troppo lunga: al massimo 2.000 caratteri.',
    'no-shipping': 'Per questo indirizzo non c’è nessuna spedizione.',
    'shipping-gone':
      'La spedizione di prima non è offerta per questi articoli e questo indirizzo: al suo posto è scelta quella che vedi. Controlla e salva.',
    'too-much': 'L’importo è troppo alto.',
    'article-gone':
      'Un articolo aggiunto non è più in vendita o va scelto in una variante precisa: è stato tolto.',
    'nothing-changed': 'Non hai cambiato nulla.',
    'total-changed': 'Ecco che cosa cambia: controlla la differenza e salva di nuovo per confermare.',
    'not-enough-stock': (names: string) => `Non ci sono abbastanza pezzi di: ${names}.`,
    'payment-unreachable': 'Da questo stato l’ordine non può passare al pagamento scelto.',
    'paid-otherwise': 'Quest’ordine è pagato: il modo in cui è stato pagato non cambia.',
    'paid-total': (total: string) =>
      `Quest’ordine è pagato: il totale deve restare ${total}. Per togliere articoli fai un rimborso, per aggiungerne un nuovo ordine.`,
    'unknown-code': (code: string) => `Nessun articolo con il codice “${code}”.`,
    'ambiguous-code': (code: string, skus: string) =>
      `“${code}” è di più articoli: ${skus}. Scrivi il codice di uno.`,
    'too-many-added': 'In una modifica entrano al massimo 50 articoli nuovi: salva e continua.',
    new: (place: number) => `riga aggiunta ${place}`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffOrderEdit: typeof staffOrderEdit;
  }
}
