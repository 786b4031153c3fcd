export const vat = {
  label: 'Partita IVA',
  hintAtHome: '11 cifre, con o senza IT davanti.',
  hint: (sample: string) => `Con o senza prefisso, per esempio ${sample}.`,
  validate: 'Convalida partita IVA',
  validating: 'Convalida in corso...',
  validated: 'Partita IVA convalidata',
  invalid: 'Partita IVA non valida. Fai clic per riprovare',
  invalidcountry: 'La partita IVA non corrisponde al paese. Riprova.',
  change: 'Cambia numero',
  empty: 'Scrivi la partita IVA, poi convalidala.',
  failed: 'Il negozio non ha risposto. Riprova tra qualche istante.',
  tooMany: 'Hai convalidato molti numeri in poco tempo. Riprova tra qualche minuto.',
  exempt: 'Operazione non imponibile IVA',
  /** what the law calls it, for invoices of goods */
  reason:
    'Cessione intracomunitaria non imponibile, art. 41 D.L. 331/1993: l’IVA è assolta dall’acquirente nel suo paese (inversione contabile).',
  exemptNumber: (number: string) => `Partita IVA ${number}`,
  unknown:
    'Il registro europeo delle partite IVA non risponde. Puoi ordinare lo stesso: per ora l’IVA resta compresa, perché solo un numero confermato dal registro ne è esente.',
  problems: {
    invalid: 'La partita IVA non è valida: controlla il numero.',
    'invalid-country': 'La partita IVA non corrisponde al paese. Riprova.',
    refused:
      'Il registro europeo non conosce questa partita IVA: controlla il numero o chiedi la fattura come privato.',
  },
};

export type VatMessages = typeof vat;
