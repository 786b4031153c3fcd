export const cartHandover = {
  joined: 'Gli articoli scelti altrove sono stati aggiunti a quelli che avevi già nel carrello.',
  over: 'Questo link al carrello è già stato usato o è scaduto. Torna dove l’hai trovato e aprilo di nuovo.',
};

export type CartHandoverMessages = typeof cartHandover;
