import { inDigits } from '../in-digits.ts';

/** The parcels that have left. */
export const staffParcels = {
  title: 'Pacchi spediti',
  intro:
    'I pacchi partiti, dal più recente. Il file CSV ha quello che chiede un corriere: destinatario, peso e contrassegno.',
  empty: 'Nessun pacco in questo elenco.',
  download: 'Scarica il CSV per il corriere',
  fileName: 'pacchi.csv',
  tabs: 'Pacchi per stato',
  states: { all: 'Tutti', unnumbered: 'Senza numero', travelling: 'In viaggio', delivered: 'Consegnati' },
  filter: 'Filtra i pacchi',
  show: 'Mostra',
  reset: 'Togli i filtri',
  carrier: 'Vettore',
  anyCarrier: 'Tutti',
  from: 'Partiti dal',
  to: 'Al',
  recipient: 'Destinatario',
  leftAt: 'Partito il',
  tracking: 'N. di spedizione',
  weight: 'Peso',
  grams: (grams: number) => `${inDigits('it', grams)} g`,
  toCollect: 'Contrassegno',
  state: 'Stato',
  travelling: 'In viaggio',
  deliveredOn: (day: string) => `Consegnato ${day}`,
  file: {
    order: 'Ordine',
    leftOn: 'Data',
    carrier: 'Vettore',
    tracking: 'Numero di spedizione',
    recipient: 'Destinatario',
    address: 'Indirizzo',
    postcode: 'CAP',
    city: 'Località',
    state: 'Provincia',
    country: 'Nazione',
    phone: 'Telefono',
    email: 'Email',
    weight: 'Peso (kg)',
    toCollect: 'Contrassegno (€)',
    deliveryNote: 'DDT',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffParcels: typeof staffParcels;
  }
}
