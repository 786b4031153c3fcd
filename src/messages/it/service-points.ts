/** What a product page says of the shop, near its button. */
export const servicePoints = {
  ask: 'Chiedi di questo articolo',
  stockAlert: 'Avvisami quando torna disponibile',
  label: 'Acquisto sicuro',
  courier: 'Spedito con corriere espresso',
  /** for consumers, as the law has it */
  returns: 'Reso entro 14 giorni',
  warranty: 'Garanzia legale di 24 mesi',
  /** for businesses */
  businessReturns: 'Resi e rimborsi',
  businessWarranty: 'Garanzia di 12 mesi',
  payments: 'Pagamenti accettati',
};

export type ServicePointsMessages = typeof servicePoints;
