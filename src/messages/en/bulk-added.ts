import type { BulkAddedMessages } from '../it/bulk-added.ts';

export const bulkAdded: BulkAddedMessages = {
  missing: (names) => `Not available and so not added: ${names}.`,
  misfits: (names) => `Not added, since they are not sold in this quantity: ${names}.`,
  busy: 'Nothing was added: the cart was changed on another page meanwhile. Try again.',
  fewer: (names) => `Fewer added than wanted: ${names}.`,
  fewerOf: (name, added, wanted) => `${name} (${added} instead of ${wanted})`,
  andMore: (count) => (count === 1 ? 'one more part' : `${count} more parts`),
};
