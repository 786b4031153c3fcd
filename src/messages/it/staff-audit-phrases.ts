/** Whole sentences of the audit trail, up to the name, where verb and subject do not simply follow each other. */
export const auditPhrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: { noted: 'ha scritto una nota sull’ordine', sent: 'ha inviato un’email sull’ordine' },
  conversation: { sent: 'ha risposto nella conversazione' },
  customer: { noted: 'ha scritto una nota sul cliente' },
  review: {
    noted: 'ha risposto alla recensione',
    deleted: 'ha spostato nel cestino la recensione',
    activated: 'ha ripristinato la recensione',
  },
  'price-list': { imported: 'ha importato un file nel listino' },
  'stock-count': {
    created: 'ha iniziato l’inventario',
    approved: 'ha registrato l’inventario',
    refused: 'ha annullato l’inventario',
  },
  'stock-location': { activated: 'ha riaperto la sede', deactivated: 'ha chiuso la sede' },
  'stock-transfer': {
    sent: 'ha spedito il trasferimento',
    approved: 'ha ricevuto il trasferimento',
    refused: 'ha annullato il trasferimento',
    deleted: 'ha eliminato la bozza del trasferimento',
  },
  'delivery-note': {
    created: 'ha emesso il documento di trasporto',
    deactivated: 'ha annullato il documento di trasporto',
  },
  'pick-list': {
    created: 'ha preparato la lista di prelievo',
    approved: 'ha chiuso la lista di prelievo',
    refused: 'ha annullato la lista di prelievo',
  },
  'payment-statement': { imported: 'ha caricato l’estratto conto o la distinta' },
};
