import { saveList } from '#wholesale/purchase-lists/server/save-list.ts';
import { listCall } from './list-call.ts';

/** `{p}_bulkorder_save_list`: keeps `productstring` and `pricelist` by the name `title`; the id of the new list (LIST-04). */
export const saveListEndpoint = listCall(
  (ctx, { title = '', productstring = '', pricelist = '' }) =>
    saveList(ctx, { title, productstring, pricelist }),
  ({ listId }) => String(listId),
);
