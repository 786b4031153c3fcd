const upTo99 = (count: number) => (count > 99 ? 'più di 99' : String(count));

export const staffDashboard = {
  title: 'Oggi in negozio',
  toDo: 'Da fare oggi',
  nothingToDo: 'Non c’è niente in attesa: quando arriva qualcosa, compare qui.',
  /** what only this page counts; the menu says the rest */
  tasks: {
    transfers: (count: number) =>
      count === 1 ? '1 bonifico da ricevere' : `${upTo99(count)} bonifici da ricevere`,
    lowStock: (count: number) =>
      count === 1 ? '1 articolo in esaurimento' : `${upTo99(count)} articoli in esaurimento`,
    inbox: (count: number) => (count === 1 ? '1 email da assegnare' : `${upTo99(count)} email da assegnare`),
    emails: (count: number) => (count === 1 ? '1 email non inviata' : `${upTo99(count)} email non inviate`),
    products: () => 'Il catalogo è vuoto: crea il primo prodotto',
    guarantee: () =>
      'Manca l’avviso armonizzato sulla garanzia legale: scaricalo dalla Commissione europea e caricalo qui',
  },
  shop: 'Come va il negozio',
  spansLabel: 'Periodo',
  spans: { today: 'Oggi', week: 'Ultimi 7 giorni', month: 'Ultimi 30 giorni' },
  net: 'Fatturato senza IVA',
  orders: 'Ordini',
  average: 'Valore medio dell’ordine',
  returning: 'Clienti che tornano',
  before: (value: string) => `prima ${value}`,
  chart: 'Fatturato senza IVA giorno per giorno. I valori sono nella tabella sotto il grafico.',
  asTable: 'Mostra come tabella',
  noSales: 'In questo periodo, e in quello prima, non ci sono ancora vendite.',
  allReports: 'Tutti i rapporti',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffDashboard: typeof staffDashboard;
  }
}
