/** Fields of stock and receipts as the audit trail names them, with their articles. */
export const auditedStockFields = {
  address: 'the address',
  article: 'the article',
  averageCost: 'the average cost of a piece',
  damagedPieces: 'the damaged pieces',
  restockedPieces: 'the pieces back on sale',
  scrappedPieces: 'the scrapped pieces',
  settledAs: 'the settlement',
  countedArticles: 'the counted articles',
  differenceValue: 'the value of the differences',
  differentArticles: 'the articles that differ',
  document: 'the document number',
  documentOn: 'the document date',
  fewerPieces: 'the pieces fewer',
  isBlind: 'the blind count',
  lines: 'the lines',
  location: 'the location',
  morePieces: 'the pieces more',
  onHand: 'the stock on hand',
  pieces: 'the pieces',
  receiptValue: 'the value of the goods',
  servedFrom: 'the location that serves',
  supplier: 'the supplier',
  threshold: 'the low-stock threshold',
};

/** What they are called as what was acted on, and as what a field is of. */
export const auditedStockSubjects = {
  stock: ['the stock of', 'of'],
  'stock-receipt': ['the receipt of goods', 'of the receipt of goods'],
  'stock-count': ['the stock count', 'of the stock count'],
  'stock-location': ['the location', 'of the location'],
  'stock-transfer': ['the transfer', 'of the transfer'],
} as const;
