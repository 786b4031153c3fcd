import { deleteList } from '#wholesale/purchase-lists/server/delete-list.ts';
import { listCall, listIdIn } from './list-call.ts';

/** `{p}_purchase_list_delete`: the list `listid` and its lines are gone (LIST-13). */
export const deleteListEndpoint = listCall(
  (ctx, { listid }) => deleteList(ctx, listIdIn(listid)),
  () => 'success',
);
