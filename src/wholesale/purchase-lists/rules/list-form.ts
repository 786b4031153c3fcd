import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import type { ListResult } from './list-refusal.ts';

/** The page of the table of lists (LIST-01). */
export const listsPath = '/my-account/purchase-lists/';

/** The page of a list (LIST-02). */
export const listPath = (id: number) => `${listsPath}${id}/`;

/** What the buttons of a list's page do. */
const listActions = ['update', 'cart', 'delete'] as const;

type ListAction = (typeof listActions)[number];

/** The names of the fields of a list's page; the button of a line carries its id. */
export const listFields = { action: 'action', remove: 'remove', nonce: 'security', title: 'title' } as const;

/** The field of a line's quantity. */
export const quantityField = (lineId: number) => `quantity[${lineId}]`;

export type PostedList = {
  readonly action: ListAction | null;
  readonly lines: readonly { readonly id: number; readonly quantity: number }[];
};

/** Reads the form of a list's page: removing a line is an update without it. */
export function readListForm(fields: PostedFields): ListResult<PostedList> {
  const removed = fields[listFields.remove];
  const lines: { id: number; quantity: number }[] = [];
  for (const [name, text = ''] of Object.entries(fields)) {
    const id = /^quantity\[([1-9]\d{0,15})\]$/.exec(name)?.[1];
    if (id === undefined || id === removed) continue;
    const quantity = parseQuantity(text);
    if (quantity === null || quantity > largestLineQuantity) {
      return { ok: false, error: { code: 'malformed' } };
    }
    lines.push({ id: Number(id), quantity });
  }
  const action = listActions.find((known) => known === fields[listFields.action]) ?? null;
  return { ok: true, action: removed === undefined ? action : 'update', lines };
}
