/** In the menu. */
export const menu = { 'payment-rules': 'Regole di pagamento' };

export const staffPayments = {
  title: 'Regole di pagamento',
  intro:
    'Chi può usare un metodo di pagamento, per quali ordini e con quale sconto o supplemento. Vale la regola più vicina al cliente: la sua, poi quella del gruppo, poi quella di tutte le aziende.',
  rulesHeading: 'Regole',
  none: 'Nessuna regola: tutti i metodi attivi sono offerti a tutti, senza sconti né supplementi.',
  method: 'Metodo',
  about: 'Per chi',
  reaches: { business: 'Tutte le aziende', group: 'Un gruppo', customer: 'Un cliente' },
  offered: 'Offri questo metodo',
  availability: 'Disponibilità',
  actions: 'Azioni',
  offeredShort: { yes: 'Offerto', no: 'Non offerto' },
  limits: 'Valore dell’ordine',
  limitsOf: (minimum: string, maximum: string) =>
    minimum && maximum
      ? `da ${minimum} a ${maximum}`
      : minimum
        ? `da ${minimum}`
        : maximum
          ? `fino a ${maximum}`
          : 'qualsiasi',
  adjustment: 'Sconto o supplemento',
  adjustments: {
    none: 'Nessuno',
    'discount-percent': 'Sconto in percentuale',
    'discount-fixed': 'Sconto fisso',
    'surcharge-percent': 'Supplemento in percentuale',
    'surcharge-fixed': 'Supplemento fisso',
  },
  discountOf: (amount: string) => `sconto ${amount}`,
  surchargeOf: (amount: string) => `supplemento ${amount}`,
  newHeading: 'Nuova regola',
  editHeading: 'Modifica la regola',
  reach: 'Clienti',
  group: 'Gruppo',
  chooseGroup: 'Scegli un gruppo',
  customer: 'Email del cliente',
  customerHint: 'Solo per una regola che riguarda un cliente.',
  minimum: 'Valore minimo (€)',
  maximum: 'Valore massimo (€)',
  valueHint: 'Merce dopo gli sconti, IVA esclusa. Fuori da questi limiti il metodo non compare.',
  amount: 'Quanto',
  amountHint: 'In percentuale della merce, oppure in euro IVA esclusa. L’IVA segue le aliquote della merce.',
  lawHint: 'La legge vieta di applicare ai consumatori supplementi per il metodo di pagamento.',
  save: 'Salva la regola',
  edit: 'Modifica',
  remove: 'Elimina',
  removeOf: (method: string, about: string) => `Elimina la regola ${method}, ${about}`,
  editOf: (method: string, about: string) => `Modifica la regola ${method}, ${about}`,
  cancel: 'Annulla',
  done: {
    saved: 'Regola salvata.',
    deleted: 'Regola eliminata.',
    credit: 'Fido salvato.',
  },
  problems: {
    method: 'Scegli un metodo di pagamento.',
    group: 'Scegli il gruppo.',
    customer: 'Nessun cliente ha questa email.',
    amount: 'Scrivi un importo maggiore di zero, per esempio 3,50.',
    percent: 'Scrivi una percentuale maggiore di zero e fino a 100, per esempio 2,5.',
    'order-value': 'Scrivi un importo maggiore di zero, per esempio 250,00.',
    'minimum-above-maximum': 'Il valore massimo è inferiore al minimo.',
    'surcharge-for-consumers':
      'Un supplemento per il metodo di pagamento non può essere applicato ai consumatori: scegli un gruppo o un cliente azienda.',
    exists: 'Per questo metodo e questi clienti esiste già una regola: modificala.',
  },
  credit: {
    heading: 'Fido delle aziende',
    intro:
      'Un’azienda con un fido può ordinare a debito finché gli ordini non saldati restano entro il limite.',
    none: 'Nessuna azienda ha un fido.',
    company: 'Azienda',
    vatNumber: (number: string) => `P. IVA ${number}`,
    limit: 'Limite',
    used: 'Impegnato',
    left: 'Disponibile',
    formHeading: 'Imposta un fido',
    email: 'Email dell’azienda',
    emailShort: 'Email',
    limitField: 'Limite del fido (€)',
    limitHint: '0 toglie il fido; gli ordini già fatti restano da saldare.',
    save: 'Salva il fido',
    problems: {
      'unknown-customer': 'Nessun cliente ha questa email.',
      'no-business': 'Il fido è riservato alle aziende approvate.',
      limit: 'Scrivi un importo, per esempio 5.000,00.',
    },
  },
};

export type StaffPaymentsMessages = typeof staffPayments;
