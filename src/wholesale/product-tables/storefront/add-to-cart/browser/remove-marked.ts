import { announce } from '#kit/ui/live/announce.ts';
import type { PageTables } from './page-tables.ts';

/** Takes what a row shows out of the cart by its × control (TAB-80). A nonce that no longer holds is asked for anew; false where it was not done. */
export async function removeMarked(
  { caller, marks }: Pick<PageTables, 'caller' | 'marks'>,
  item: { readonly id: number; readonly key: string; readonly said: string },
): Promise<boolean> {
  const fields = { product_id: String(item.id), cart_item_key: item.key };
  const done =
    (await caller.remove({ ...fields, nonce: marks.snapshot().nonce })) ||
    (await caller.remove({ ...fields, nonce: (await caller.marks())?.nonce ?? '' }));
  marks.fireAfterAdd();
  if (done) announce(item.said);
  return done;
}
