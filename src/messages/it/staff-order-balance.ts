/** What an edit leaves to pay of a paid order, or to give back. */
export const staffOrderBalance = {
  restHeading: (amount: string) => `Restano da pagare ${amount}`,
  restHint:
    'L’ordine è stato modificato e costa più di quanto è stato pagato. Resta in sospeso e non si spedisce finché arriva il resto; se vuoi spedirlo prima, rimettilo in lavorazione.',
  onCredit: 'Il resto è sul fido aziendale: l’ordine si spedisce. Quando arriva l’importo, registralo qui.',
  sendLink: 'Manda il link di pagamento',
  linkSent: (email: string) => `Link per pagare il resto mandato a ${email}.`,
  way: 'Come arriva il resto',
  ways: {
    transfer: 'Resto arrivato con bonifico',
    cash: 'Resto incassato in contanti',
    card: 'Resto incassato con carta in negozio',
    credit: 'Resto messo sul fido aziendale',
  },
  note: 'Registra il resto',
  overpaidHeading: (amount: string) => `Da rimborsare ${amount}`,
  overpaidHint: 'È stato pagato più del totale dell’ordine: la differenza va restituita.',
  giveBack: (amount: string) => `Rimborsa ${amount}`,
};

/** Why nothing was noted, sent or given back. */
export const restReasons = {
  'nothing-due': 'Di questo ordine non resta nulla da pagare.',
  'rest-changed': 'Nel frattempo il resto da pagare è cambiato: controlla l’importo e ripeti.',
  'rest-under-way': 'Il cliente sta pagando proprio adesso: aspetta l’esito del pagamento.',
  'no-credit': 'Il cliente di questo ordine non ha un fido aziendale.',
  'no-email': 'Questo ordine non ha un indirizzo email.',
  'nothing-overpaid': 'Non c’è più nulla da restituire, oppure il rimborso è già in corso.',
};
