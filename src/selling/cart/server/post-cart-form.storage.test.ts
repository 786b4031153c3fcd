import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { addToCart } from './add-to-cart.ts';
import { takeNotices } from './notices.ts';
import { postCartForm } from './post-cart-form.ts';
import { readCartPage } from './read-cart-page.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function aCartPage() {
  const ctx = await aRequestContext(db);
  for (const name of ['Dischi', 'Pastiglie']) {
    const { id } = await aProduct(db, { name });
    await addToCart(ctx, { productId: id, quantity: 2, attributes: {} });
  }
  const page = await readCartPage(ctx);
  const post = async (quantities: readonly (string | null)[], nonce = page.nonces.links) => {
    const wanted = page.cart.lines.flatMap((line, position): [string, string][] => {
      const quantity = quantities[position] ?? null;
      return quantity === null ? [] : [[`cart[${line.key}][qty]`, quantity]];
    });
    await postCartForm(ctx, [[page.nonceField, nonce], ...wanted, ['update_cart', '1']]);
    const { cart } = await readCartPage(ctx);
    const notices = await takeNotices(ctx);
    return {
      quantities: cart.lines.map((line) => line.quantity),
      notices: notices.map((notice) => notice.text),
      ...(notices.some(({ action }) => action) ? { undo: notices.map(({ action }) => action) } : {}),
    };
  };
  return { post, key: page.cart.lines[0]?.key, nonce: page.nonces.links };
}

describe('the form of the cart page', () => {
  it('[CPG-01] sets what each line holds, and 0 removes a line that can be put back', async () => {
    const { post, key, nonce } = await aCartPage();
    expect(await post(['5', '1'])).toEqual({ quantities: [5, 1], notices: ['Carrello aggiornato.'] });
    expect(await post(['0', '1'])).toEqual({
      quantities: [1],
      notices: ['“Dischi” rimosso dal carrello.'],
      undo: [{ label: 'Annulla', href: `/cart/?undo_item=${key}&_wpnonce=${nonce}` }],
    });
  });

  it('says nothing where nothing changes', async () => {
    const { post } = await aCartPage();
    expect(await post(['2', '2'])).toEqual({ quantities: [2, 2], notices: [] });
  });

  it('[QTY-02] refuses line by line, with the reason', async () => {
    const { post } = await aCartPage();
    expect(await post(['11', '3'])).toEqual({
      quantities: [2, 3],
      notices: ['Quantità non disponibile: di “Dischi” sono disponibili 10 pezzi.'],
    });
    expect(await post(['99999', null])).toEqual({
      quantities: [2, 3],
      notices: ['Quantità non disponibile: di “Dischi” sono disponibili 10 pezzi.'],
    });
    for (const quantity of ['-1', '1.5', 'due', '1e2', '99999999999', "1'; delete from carts; --"]) {
      expect(await post([quantity, null])).toEqual({
        quantities: [2, 3],
        notices: ['Indica la quantità con un numero intero maggiore di zero.'],
      });
    }
  });

  it.each(['', 'nonsense', '00000000000000000000'])('a nonce of %j changes nothing', async (nonce) => {
    const { post } = await aCartPage();
    expect(await post(['5', '5'], nonce)).toEqual({
      quantities: [2, 2],
      notices: ['La pagina era aperta da troppo tempo. Ricontrolla il carrello e riprova.'],
    });
  });
});
