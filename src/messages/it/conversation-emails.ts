export const conversationEmails = {
  greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),
  types: { message: 'Messaggio', inquiry: 'Richiesta', quote: 'Richiesta di preventivo' },
  'conversation-new': {
    subject: (type: string, customer: string) => `${type} di ${customer}`,
    heading: (type: string) => `${type} da un cliente`,
    intro: (customer: string, title: string) => `${customer} ha scritto al negozio: «${title}».`,
    introVendor: (customer: string, title: string, vendor: string) =>
      `${customer} ha scritto al venditore ${vendor}: «${title}».`,
    button: 'Apri la conversazione',
  },
  'conversation-message': {
    subject: (title: string, customer: string) => `${customer} ha scritto ancora: ${title}`,
    heading: 'Un nuovo messaggio',
    intro: (customer: string, title: string) => `${customer} ha scritto nella conversazione «${title}».`,
    button: 'Apri la conversazione',
  },
  'conversation-answer': {
    subject: (shop: string, title: string) => `${shop} ha risposto: ${title}`,
    heading: 'C’è una risposta per te',
    intro: (seller: string, title: string) => `${seller} ha risposto nella conversazione «${title}».`,
    button: 'Leggi e rispondi',
    foot: 'Rispondi dal tuo account: così il negozio vede tutto nella stessa conversazione.',
  },
  message: 'Messaggio',
  noMessage: 'La richiesta non contiene un messaggio: articoli e dati sono nella conversazione.',
};

export type ConversationEmailsMessages = typeof conversationEmails;
