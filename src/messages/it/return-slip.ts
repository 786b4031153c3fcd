import { returnKindNames } from './return-words.ts';

/** What the slip says that goes back with the goods. */
export const returnSlip = {
  fileName: (name: string) => `reso-${name}.pdf`,
  title: (name: string) => `Reso ${name}`,
  heading: 'Foglio di reso',
  hint: 'Metti questo foglio nel pacco, dentro, con i pezzi.',
  sender: 'Da',
  order: 'Ordine',
  orderOf: (number: number, day: string) => `${number} del ${day}`,
  kind: 'Motivo',
  kinds: returnKindNames,
  requestedOn: 'Richiesto il',
  sendBy: 'Da spedire entro il',
  heads: ['Codice', 'Articolo', 'Pezzi'],
  reason: 'Che cosa è successo',
  costs: {
    customer: 'Le spese di spedizione del reso sono a carico di chi rende.',
    shop: 'La spedizione del reso è a carico del negozio.',
  },
  cut: 'Ritaglia e incolla sul pacco, fuori.',
  recipient: 'Destinatario',
  number: 'Reso',
};

export type ReturnSlipMessages = typeof returnSlip;
