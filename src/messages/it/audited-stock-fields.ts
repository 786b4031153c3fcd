/** Fields of stock and receipts as the audit trail names them, with their articles. */
export const auditedStockFields = {
  address: 'l’indirizzo',
  article: 'l’articolo',
  averageCost: 'il costo medio di un pezzo',
  damagedPieces: 'i pezzi rovinati',
  restockedPieces: 'i pezzi rimessi in vendita',
  scrappedPieces: 'i pezzi scartati',
  settledAs: 'il modo di concludere',
  countedArticles: 'gli articoli contati',
  differenceValue: 'il valore delle differenze',
  differentArticles: 'gli articoli con differenze',
  document: 'il numero del documento',
  documentOn: 'la data del documento',
  fewerPieces: 'i pezzi in meno',
  isBlind: 'la conta alla cieca',
  lines: 'le righe',
  location: 'la sede',
  morePieces: 'i pezzi in più',
  onHand: 'la giacenza',
  pieces: 'i pezzi',
  receiptValue: 'il valore della merce',
  servedFrom: 'la sede che serve',
  supplier: 'il fornitore',
  threshold: 'la soglia di scorta',
};

/** What they are called as what was acted on, and as what a field is of. */
export const auditedStockSubjects = {
  stock: ['le scorte di', 'di'],
  'stock-receipt': ['il carico di merce', 'del carico di merce'],
  'stock-count': ['l’inventario', 'dell’inventario'],
  'stock-location': ['la sede', 'della sede'],
  'stock-transfer': ['il trasferimento', 'del trasferimento'],
} as const;
