import type { AddAnswer } from '../../browser/table-caller.ts';
import type { Board } from './board.ts';
import { readNotices } from './read-notices.ts';

/**
 * Posts the form of a row of the advanced table to the page of its product, with where it was posted from; success and error notices of
 * the page that comes back are shown (TAB-65).
 */
export async function postProductForm(
  terms: { readonly board: Pick<Board, 'show'>; readonly platform: string },
  address: string,
  form: Readonly<Record<string, string>>,
): Promise<AddAnswer> {
  const referer = location.pathname + location.search;
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ ...form, _wp_http_referer: referer }),
    });
    if (!response.ok) return { ok: false };
    const notices = readNotices(await response.text(), terms.platform);
    for (const notice of notices) terms.board.show(notice);
    const isAdded = notices.some(({ kind }) => kind === 'success');
    return { ok: true, added: isAdded ? [Number(form['add-to-cart'])] : [] };
  } catch {
    return { ok: false };
  }
}
