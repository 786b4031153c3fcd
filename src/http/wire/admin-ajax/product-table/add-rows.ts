import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import {
  addedHeader,
  readBulkAdd,
  readTableAdd,
  type TableAdd,
  writeAdded,
} from '#wholesale/product-tables/rules/table-cart-calls.ts';
import { addFromTable } from '#wholesale/product-tables/server/add-to-cart/add-from-table.ts';
import { ajaxText } from '../../ajax-reply.ts';
import type { Handle } from '../../endpoint.ts';
import { formFields } from '../../form-fields.ts';

/** An empty body whether something was added or not; the header names it, and `{t}_print_notice` tells what was refused (wire 5.1). */
function adding(read: (fields: PostedFields) => readonly TableAdd[] | null): Handle {
  return async (request, ctx) => {
    const wantedRows = read(await formFields(request));
    if (!wantedRows) return ajaxText('0', 400);
    const { added } = await addFromTable(ctx, wantedRows);
    const reply = ajaxText('');
    const asked = wantedRows.map(({ productId }) => productId);
    reply.headers.set(addedHeader, writeAdded(asked, added));
    return reply;
  };
}

/** `{t}_ajax_add_to_cart` (TAB-56). */
export const addRow = adding((fields) => {
  const row = readTableAdd(fields);
  return row && [row];
});

/** `{t}_ajax_mulitple_add_to_cart` (TAB-69, TAB-70). */
export const bulkAddRows = adding(readBulkAdd);
