export const payments = {
  transferHint:
    "Paga con un bonifico sul nostro conto. Indica il numero d'ordine nella causale: spediamo appena il pagamento è accreditato.",
  choose: 'Scegli un metodo di pagamento.',
  notOffered: 'Il metodo di pagamento scelto non è disponibile per questa destinazione.',
  none: 'Per questa destinazione non è disponibile alcun metodo di pagamento.',
  heading: 'Pagamento',
  bankTransferHeading: 'Dati per il bonifico',
  holder: 'Intestatario',
  iban: 'IBAN',
  amount: 'Importo',
  reference: 'Causale',
  referenceOf: (number: number) => `Ordine ${number}`,
};

export type PaymentsMessages = typeof payments;
