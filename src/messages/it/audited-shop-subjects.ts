/** What the audit trail calls subjects of the shop as a whole and of its payments: by itself, and of it. */
export const auditedShopSubjects: Readonly<Record<string, readonly [string, string]>> = {
  'product-table': ['la tabella di prodotti', 'della tabella di prodotti'],
  'quote-field': ['il campo del preventivo', 'del campo del preventivo'],
  offer: ['l’offerta', 'dell’offerta'],
  'bulk-edit': ['la modifica in blocco', 'della modifica in blocco'],
  till: ['la cassa', 'della cassa'],
  'counter-draft': ['la bozza del banco', 'della bozza del banco'],
  demo: ['i dati di prova', 'dei dati di prova'],
  'answer-template': ['il modello di risposta', 'del modello di risposta'],
  'email-text': ['il testo dell’email', 'del testo dell’email'],
  'mail-server': ['il server di posta', 'del server di posta'],
  'payment-provider': ['il gestore dei pagamenti', 'del gestore dei pagamenti'],
  'incoming-payment': ['l’incasso', 'dell’incasso'],
  'payment-statement': ['l’estratto conto o la distinta', 'dell’estratto conto o della distinta'],
  redirect: ['il reindirizzamento', 'del reindirizzamento'],
  page: ['la pagina', 'della pagina'],
  return: ['il reso', 'del reso'],
  'delivery-note': ['il documento di trasporto', 'del documento di trasporto'],
  'pick-list': ['la lista di prelievo', 'della lista di prelievo'],
  carrier: ['il vettore', 'del vettore'],
};

/** Fields of a redirect, of shipping and of an email’s text, with their articles. */
export const auditedRedirectFields = {
  bin: 'l’ubicazione',
  missingPieces: 'i pezzi mancanti',
  parcels: 'i pacchi',
  page_blocks: 'i blocchi',
  page_publish_at: 'il momento della pubblicazione',
  page_published: 'la pubblicazione',
  page_revision: 'la revisione',
  redirect_kind: 'il modo di rispondere',
  assignee: 'l’incaricato',
  email_closing: 'la chiusura',
  email_heading: 'il titolo',
  email_intro: 'il testo',
  email_subject: 'l’oggetto',
  redirects_added: 'i reindirizzamenti aggiunti',
  source: 'il vecchio indirizzo',
  target: 'il nuovo indirizzo',
  template_text: 'il testo',
  labels: 'il servizio delle etichette',
  user: 'l’utente',
  customerCode: 'il codice cliente',
  depot: 'la filiale',
  pricing: 'il codice tariffa',
  network: 'il network',
  confirms: 'la conferma esplicita',
  tracking_url: 'l’indirizzo di tracciamento',
};

/** Fields of the access of staff, with their articles. */
export const auditedAccessFields = {
  appCodes: 'i codici dell’app',
  needsSecondFactor: 'il secondo fattore obbligatorio',
  passkeys: 'le passkey',
};
