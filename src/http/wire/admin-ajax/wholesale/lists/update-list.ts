import { parseProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { updateList } from '#wholesale/purchase-lists/server/update-list.ts';
import { listCall, listIdIn } from './list-call.ts';

/** `{p}_purchase_list_update`: brings the list `listid` to `productstring`; its id (LIST-12). */
export const updateListEndpoint = listCall(
  async (ctx, { productstring = '', listid }) => {
    const wanted = parseProductString(productstring);
    return wanted.ok ? updateList(ctx, { listId: listIdIn(listid), request: wanted }) : wanted;
  },
  ({ listId }) => String(listId),
);
