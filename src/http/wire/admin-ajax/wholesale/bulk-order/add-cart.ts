import { addForm } from '#wholesale/bulk-order/server/add-form.ts';
import { parseProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import type { Handle } from '../../../endpoint.ts';
import { putInCartEndpoint } from '../lists/put-in-cart.ts';
import { bulkCall, bulkRefused } from './bulk-call.ts';

// What a form sends that is of no list.
const noList = new Set(['', '0', 'no']);

/**
 * `{p}_bulkorder_add_cart`: puts `productstring` into the cart, of the list `listval` (LIST-15) or of a classic form that is of none; the
 * page that comes next names what was left out (BULK-34).
 */
export const addCart: Handle = async (request, ctx, params) => {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const listval = form.get('listval') ?? '';
  return typeof listval === 'string' && noList.has(listval)
    ? addClassicForm(request, ctx, params)
    : putInCartEndpoint(request, ctx, params);
};

const addClassicForm = bulkCall(async (ctx, { fields }) => {
  const wanted = parseProductString(fields.productstring ?? '');
  if (!wanted.ok) return bulkRefused(ctx, { code: 'malformed' });
  const result = await addForm(ctx, wanted.items);
  return result.ok ? ajaxText('success') : bulkRefused(ctx, result.error);
});
