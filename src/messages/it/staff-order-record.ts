/** How an order stands, and what to do next with it. */
export const staffOrderRecord = {
  label: 'A che punto è l’ordine',
  money: 'Denaro',
  paidOn: (day: string) => `pagato il ${day}`,
  refunded: (amount: string) => `rimborsati ${amount}`,
  next: 'Che cosa fare:',
  steps: {
    paid: 'quando il bonifico è arrivato, segna l’ordine come pagato. Passa in lavorazione.',
    work: 'prepara l’ordine e mettilo in lavorazione.',
    ship: 'prepara i pezzi e consegnali al corriere. Quando l’ordine parte, premi “Spedisci”: passa in “Completato” e il cliente riceve un’email.',
    shipped:
      'un pacco è già partito. Quando è partito tutto, segna l’ordine come spedito: il cliente riceve un’email.',
    owed: 'l’ordine è ancora a debito del fido: quando ricevi il pagamento, segnalo come pagato.',
    approval: 'niente per ora. L’account principale dell’azienda deve approvare l’ordine.',
    rest: 'aspetta il resto, o registralo qui sotto: fino ad allora l’ordine non si spedisce.',
    verifying: 'aspetta. Il gestore sta ancora verificando il pagamento: non spedire.',
    customer: 'niente per ora. Il cliente deve completare il pagamento.',
    courier:
      'niente per ora. Il corriere deve ancora versarti quanto ha incassato: quando arriva la sua distinta, caricala tra gli incassi.',
    done: 'niente. L’ordine è concluso.',
    refund: 'l’ordine era stato pagato: controlla se il denaro è da restituire.',
    over: 'niente. Da qui l’ordine non va avanti.',
  },
  buttons: {
    paid: 'Segna come pagato',
    work: 'Metti in lavorazione',
    shipped: 'Segna come spedito',
    owed: 'Segna come pagato',
  },
  ship: {
    courier: 'Corriere',
    courierOf: (row: number) => `Corriere del pacco ${row}`,
    tracking: 'Numero di spedizione',
    trackingOf: (row: number) => `Numero di spedizione del pacco ${row}`,
    optional: '(facoltativo)',
    sameCourier: 'Se lo lasci vuoto, vale il corriere del pacco precedente',
    another: 'Aggiungi un altro pacco',
    submit: 'Spedisci',
    hint: 'Lascia i campi vuoti se l’ordine parte senza corriere.',
  },
  toRefund: 'Vai ai rimborsi',
  toCouriers: 'Che cosa devono i corrieri',
};
