export const offerEmails = {
  subject: (id: number, seller: string) => `Offerta n. ${id} di ${seller}`,
  heading: 'C’è un’offerta per te',
  greeting: (firstName: string) => (firstName === '' ? 'Buongiorno,' : `Ciao ${firstName},`),
  intro: (id: number) =>
    `abbiamo preparato per te l’offerta n. ${id}. La trovi nel tuo account, pronta per il carrello.`,
  until: (day: string) => `Vale fino al ${day}.`,
  noEnd: 'Non ha una scadenza.',
  note: 'Note',
  button: 'Vedi l’offerta',
};

export type OfferEmailsMessages = typeof offerEmails;
