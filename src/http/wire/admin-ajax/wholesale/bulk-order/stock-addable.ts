import { mostRows } from '#wholesale/bulk-order/rules/bulk-form-limits.ts';
import { writeAddable } from '#wholesale/bulk-order/rules/calls/stock-answer.ts';
import { readAddable } from '#wholesale/bulk-order/server/read-addable.ts';
import { ajaxJson, ajaxText } from '../../../ajax-reply.ts';
import { bulkCall } from './bulk-call.ts';

const largestId = 2_147_483_647;

const idIn = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text.trim()) ? Number(text) : 0;
  return id > 0 && id <= largestId ? id : null;
};

/** `{p}_get_stock_quantity_addable`: how many more of `id` may be added, as an integer in bare text (BULK-37). */
export const stockAddable = bulkCall(async (ctx, { fields }) => {
  const id = idIn(fields.id ?? '');
  if (id === null) return ajaxText('0', 400);
  const addable = (await readAddable(ctx, [id])).get(id) ?? 0;
  return ajaxText(String(writeAddable(addable)));
});

/** `{p}_get_stock_quantity_addable_multiple`: the same for each of `products[]`, by id (BULK-37). */
export const stockAddableMultiple = bulkCall(async (ctx, { all }) => {
  const ids = all('products').map(idIn);
  if (ids.length === 0 || ids.length > mostRows || ids.includes(null)) {
    return ajaxJson({ success: false, data: {} }, 400);
  }
  const addable = await readAddable(
    ctx,
    ids.flatMap((id) => id ?? []),
  );
  const data = Object.fromEntries([...addable].map(([id, known]) => [id, writeAddable(known)]));
  return ajaxJson({ success: true, data });
});
