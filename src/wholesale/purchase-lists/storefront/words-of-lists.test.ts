import { expect, test } from 'vitest';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';

const [it, en] = [purchaseListsFor('it'), purchaseListsFor('en')];

test.each([
  ['[CPG-04]', it.fromCart.button, "Aggiungi il carrello a una lista d'acquisto"],
  ['[CPG-04]', en.fromCart.button, 'Add cart to purchase list'],
  ['[LIST-05]', it.fromCart.ask, "Nome della nuova lista d'acquisto:"],
  ['[LIST-05]', en.fromCart.ask, 'Name of the new purchase list:'],
  ['[LIST-07]', it.problems['list-empty'], 'La lista è vuota'],
  ['[LIST-07]', en.problems['list-empty'], 'The list is empty'],
  ['[LIST-08]', it.done.saved, 'La lista è stata salvata'],
  ['[LIST-08]', en.done.saved, 'The list has been saved'],
  ['[LIST-09]', it.fromCart.saved, 'Lista salvata'],
  ['[LIST-09]', en.fromCart.saved, 'list saved'],
  ['[LIST-13]', it.delete.question, "Vuoi davvero eliminare questa lista d'acquisto?"],
  ['[LIST-13]', en.delete.question, 'Are you sure you want to delete this purchase list?'],
])('%s says %j word for word', (_, said, wanted) => {
  expect(said).toBe(wanted);
});
