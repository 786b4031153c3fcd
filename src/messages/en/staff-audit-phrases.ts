export const auditPhrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: { noted: 'wrote a note about the order', sent: 'sent an email about the order' },
  conversation: { sent: 'answered in the conversation' },
  customer: { noted: 'wrote a note about the customer' },
  review: {
    noted: 'answered the review',
    deleted: 'binned the review',
    activated: 'restored the review',
  },
  'price-list': { imported: 'imported a file into the price list' },
  'stock-count': {
    created: 'began the stock count',
    approved: 'posted the stock count',
    refused: 'cancelled the stock count',
  },
  'stock-location': { activated: 'reopened the location', deactivated: 'closed the location' },
  'stock-transfer': {
    sent: 'sent the transfer',
    approved: 'received the transfer',
    refused: 'cancelled the transfer',
    deleted: 'deleted the draft of the transfer',
  },
  'delivery-note': { created: 'issued the delivery note', deactivated: 'cancelled the delivery note' },
  'pick-list': {
    created: 'made the pick list',
    approved: 'closed the pick list',
    refused: 'cancelled the pick list',
  },
  'payment-statement': { imported: 'uploaded the statement' },
};
