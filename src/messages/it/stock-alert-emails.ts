/** What staff may write otherwise of the emails to those who wait for an article. */
export const stockAlertEmailTexts = {
  'stock-alert-confirm': {
    subject: 'Conferma l’avviso: {product_name}',
    heading: 'Vuoi un avviso?',
    intro:
      'Qualcuno, forse tu, ha chiesto di ricevere una email a questo indirizzo quando “{product_name}” si può ordinare di nuovo. Se lo vuoi, conferma.',
    closing: 'Il link vale due giorni. Se non l’hai chiesto tu, ignora questa email: non ne mandiamo altre.',
  },
  'stock-alert': {
    subject: 'Di nuovo disponibile: {product_name}',
    heading: 'È di nuovo disponibile',
    intro:
      '“{product_name}” si può ordinare di nuovo. Avvisiamo tutti quelli che lo aspettano e non mettiamo pezzi da parte: se ti serve, ordinalo presto.',
    closing:
      'Hai ricevuto questa email perché hai chiesto un avviso su {shop_name}. È l’unica per questo articolo.',
  },
};

/** What else stands in them. */
export const stockAlertEmails = {
  sku: (sku: string) => `Codice ${sku}`,
  confirm: 'Conferma l’avviso',
  toProduct: 'Vai all’articolo',
  manage: 'Annulla gli altri avvisi di questo indirizzo',
};
