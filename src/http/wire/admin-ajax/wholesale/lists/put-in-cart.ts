import { parseProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { putInCart } from '#wholesale/purchase-lists/server/put-in-cart.ts';
import { listCall, listIdIn } from './list-call.ts';

/** `{p}_bulkorder_add_cart` for the list `listval`: puts `productstring` into the cart; the page that comes next names what was left out (LIST-15). */
export const putInCartEndpoint = listCall(
  async (ctx, { productstring = '', listval }) => {
    const wanted = parseProductString(productstring);
    return wanted.ok ? putInCart(ctx, { listId: listIdIn(listval), request: wanted }) : wanted;
  },
  () => 'success',
);
