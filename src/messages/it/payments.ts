export const payments = {
  transferHint:
    'Paga con un bonifico sul nostro conto. Indica il numero d’ordine nella causale: spediamo appena il pagamento è accreditato.',
  choose: 'Scegli un metodo di pagamento.',
  /** why the chosen method is not offered; amounts are of the goods, without VAT */
  refused: {
    'not-offered': 'Il metodo di pagamento scelto non è disponibile per questo ordine.',
    destination: 'Il metodo di pagamento scelto non è disponibile per questa destinazione.',
    'below-minimum': (minimum: string) =>
      `Il metodo di pagamento scelto è disponibile da ${minimum} + IVA di merce in su.`,
    'above-maximum': (maximum: string) =>
      `Il metodo di pagamento scelto è disponibile fino a ${maximum} + IVA di merce.`,
    'above-limit': (limit: string) =>
      `Il metodo di pagamento scelto è disponibile per ordini fino a ${limit}, IVA e spese comprese.`,
  },
  /** why no method is offered at all */
  none: {
    'not-offered': 'Per questo ordine nessun metodo di pagamento è disponibile. Scrivici e ti aiutiamo noi.',
    destination: 'Per questa destinazione nessun metodo di pagamento è disponibile.',
    'below-minimum': (minimum: string) =>
      `Per questo importo nessun metodo di pagamento è disponibile: si può pagare da ${minimum} + IVA di merce in su.`,
    'above-maximum': (maximum: string) =>
      `Per questo importo nessun metodo di pagamento è disponibile: si può pagare fino a ${maximum} + IVA di merce.`,
    'above-limit': (limit: string) =>
      `Per questo importo nessun metodo di pagamento è disponibile: si può pagare fino a ${limit}, IVA e spese comprese.`,
  },
  heading: 'Pagamento',
  bankTransferHeading: 'Dati per il bonifico',
  holder: 'Intestatario',
  bank: 'Banca',
  bic: 'BIC',
  iban: 'IBAN',
  amount: 'Importo',
  reference: 'Causale',
  referenceOf: (number: number) => `Ordine ${number}`,
};

export type PaymentsMessages = typeof payments;
