/** A number of the menu's counters, which end at 99. */
const upTo99 = (count: number) => (count > 99 ? 'più di 99' : String(count));

export const staffWaits = {
  short: (count: number) => (count > 99 ? '99+' : String(count)),
  /** what an entry of the menu counts, as a tooltip and to screen readers */
  said: {
    orders: (count: number) => (count === 1 ? '1 ordine da evadere' : `${upTo99(count)} ordini da evadere`),
    payments: (count: number) =>
      count === 1 ? '1 pagamento da verificare' : `${upTo99(count)} pagamenti da verificare`,
    refunds: (count: number) =>
      count === 1 ? '1 rimborso da seguire' : `${upTo99(count)} rimborsi da seguire`,
    movements: (count: number) =>
      count === 1 ? '1 movimento da abbinare' : `${upTo99(count)} movimenti da abbinare`,
    quotes: (count: number) =>
      count === 1
        ? '1 richiesta di preventivo senza risposta'
        : `${upTo99(count)} richieste di preventivo senza risposta`,
    messages: (count: number) =>
      count === 1 ? '1 messaggio senza risposta' : `${upTo99(count)} messaggi senza risposta`,
    counters: (count: number) =>
      count === 1 ? '1 controproposta da valutare' : `${upTo99(count)} controproposte da valutare`,
    registrations: (count: number) =>
      count === 1 ? '1 registrazione da approvare' : `${upTo99(count)} registrazioni da approvare`,
    reviews: (count: number) =>
      count === 1 ? '1 recensione da moderare' : `${upTo99(count)} recensioni da moderare`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffWaits: typeof staffWaits;
  }
}
