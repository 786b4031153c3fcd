import { parseProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { updateList } from '#wholesale/purchase-lists/server/update-list.ts';
import { listCall, listIdIn } from './list-call.ts';

/** `{p}_purchase_list_update`: brings the list `listid` to `productstring`; its id (LIST-12). */
export const updateListEndpoint = listCall(
  async (toolbox, { productstring = '', listid }) => {
    const wished = parseProductString(productstring);
    return wished.ok ? updateList(toolbox, { listId: listIdIn(listid), wish: wished }) : wished;
  },
  ({ listId }) => String(listId),
);
