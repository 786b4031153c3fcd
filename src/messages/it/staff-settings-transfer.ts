/** The words of the settings of payments by transfer, cash and credit. */
export const transferSettings = {
  bank_transfer_instructions: {
    label: 'Istruzioni per il bonifico',
    hint: 'Vuoto: il testo predefinito, che chiede il numero d’ordine nella causale.',
  },
  cash_on_delivery_limit_cents: {
    label: 'Importo massimo in contrassegno (€)',
    hint: 'Totale dell’ordine con IVA e spese; 0 senza limite. I contanti sono ammessi solo sotto i 5.000 €.',
  },
  cash_on_delivery_fee_cents: {
    label: 'Costo del contrassegno (€)',
    hint: 'Il servizio di incasso del corriere, IVA inclusa, per tutti i clienti; 0 per nessun costo. Per le aziende prevale la loro regola di pagamento.',
  },
  cash_on_delivery_instructions: {
    label: 'Istruzioni per il contrassegno',
    hint: 'Vuoto: il testo predefinito.',
  },
  company_credit_enabled: {
    label: 'Fido aziendale',
    hint: 'Il limite di ogni azienda si imposta nelle regole di pagamento.',
  },
  company_credit_instructions: {
    label: 'Istruzioni per il fido aziendale',
    hint: 'Per esempio i termini di pagamento. Vuoto: il testo predefinito.',
  },
};
