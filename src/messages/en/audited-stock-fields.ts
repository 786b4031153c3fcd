/** Fields of stock and receipts as the audit trail names them, with their articles. */
export const auditedStockFields = {
  averageCost: 'the average cost of a piece',
  document: 'the document number',
  documentOn: 'the document date',
  onHand: 'the stock on hand',
  pieces: 'the pieces',
  receiptValue: 'the value of the goods',
  supplier: 'the supplier',
  threshold: 'the low-stock threshold',
};

/** What they are called as what was acted on, and as what a field is of. */
export const auditedStockSubjects = {
  stock: ['the stock of', 'of'],
  'stock-receipt': ['the receipt of goods', 'of the receipt of goods'],
} as const;
