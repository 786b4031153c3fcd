import { expect, test } from 'vitest';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { buttonText } from './use-add-button.ts';

const [it, en] = [bulkOrderFor('it'), bulkOrderFor('en')];

test.each([
  ['[BULK-04]', it.viewOptions, 'Vedi opzioni'],
  ['[BULK-04]', en.viewOptions, 'View options'],
  ['[BULK-05]', it.backToTop, 'Torna su'],
  ['[BULK-05]', en.backToTop, 'Back to top'],
  ['[BULK-08]', it.addSelected, 'Aggiungi selezionati'],
  ['[BULK-08]', en.addSelected, 'Add selected'],
  ['[BULK-19]', it.noProducts, 'Nessun prodotto trovato ...'],
  ['[BULK-19]', en.noProducts, 'No products found ...'],
  ['[BULK-30]', it.onlyInStock(4), 'Ci sono solo 4 articoli in magazzino'],
  ['[BULK-30]', en.onlyInStock(4), 'There are only 4 items in stock'],
])('%s says %j word for word', (_, said, wanted) => {
  expect(said).toBe(wanted);
});

test.each([
  ['[BULK-38]', { says: 'add' }, 'Aggiungi', 'Add'],
  ['[BULK-38]', { says: 'add-more' }, 'Aggiungi altri', 'Add more'],
  ['[BULK-39]', { says: 'none-left' }, '0 rimasti in magazzino', '0 left in stock'],
  ['[BULK-40]', { says: 'only-left', left: 7 }, 'Solo 7 disponibili!', 'Only 7 in stock!'],
  ['[BULK-40]', { says: 'add-to-cart' }, 'Aggiungi al carrello', 'Add to cart'],
  ['[BULK-41]', { says: 'in-cart' }, 'Già nel carrello', 'Already in cart'],
] as const)('%s the button %j reads %j and %j', (_, button, italian, english) => {
  expect(buttonText(button, it)).toBe(italian);
  expect(buttonText(button, en)).toBe(english);
});
