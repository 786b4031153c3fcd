export const shipping = {
  titles: {
    flat_rate: 'Corriere espresso',
    weight_rate: 'Corriere espresso',
    amount_rate: 'Corriere espresso',
    free_shipping: 'Spedizione gratuita',
    local_pickup: 'Ritiro in sede',
  },
  gratis: 'Gratis',
  choose: 'Come vuoi ricevere l’ordine?',
  arrives: (day: string) => `Consegna prevista ${day}`,
  readyFrom: (day: string) => `Pronto per il ritiro da ${day}`,
  shippingTo: (destination: string) => `Consegna: ${destination}`,
  nowhere: 'Non spediamo a questa destinazione.',
  changeDestination: 'Calcola la spedizione per un altro indirizzo',
  calculate: 'Aggiorna la spedizione',
  calculated: 'Spedizione aggiornata.',
  keepChoice: 'Usa questa spedizione',
  notOffered: 'Il metodo di spedizione scelto non è più disponibile. Scegline un altro.',
  collectAt: (address: string) =>
    `Ritiri l’ordine in sede: ${address}. Non serve un indirizzo di spedizione.`,
  problems: {
    'unknown-country': 'Scegli un paese dall’elenco.',
    'unknown-state': 'Scegli una provincia o regione dall’elenco.',
    'invalid-postcode': 'Il CAP indicato non è valido per il paese scelto.',
  },
};

export type ShippingMessages = typeof shipping;
