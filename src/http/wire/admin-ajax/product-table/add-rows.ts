import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import {
  addedHeader,
  readSeveralAdds,
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
  return async (request, toolbox) => {
    const wishes = read(await formFields(request));
    if (!wishes) return ajaxText('0', 400);
    const { added } = await addFromTable(toolbox, wishes);
    const reply = ajaxText('');
    const asked = wishes.map(({ productId }) => productId);
    reply.headers.set(addedHeader, writeAdded(asked, added));
    return reply;
  };
}

/** `{t}_ajax_add_to_cart` (TAB-56). */
export const addRow = adding((fields) => {
  const wish = readTableAdd(fields);
  return wish && [wish];
});

/** `{t}_ajax_mulitple_add_to_cart` (TAB-69, TAB-70). */
export const addSeveralRows = adding(readSeveralAdds);
