import type { Notice } from '#selling/cart/rules/notice.ts';
import type { AddAnswer } from '../../browser/table-caller.ts';
import type { Board } from './board.ts';

const kinds = { message: 'success', error: 'error', info: 'info' } as const;

/** The notices in markup of this shop: what `{t}_print_notice` answers, or a whole page (TAB-65, TAB-86). Text alone is taken over. */
export function readNotices(markup: string, platform: string): readonly Notice[] {
  if (markup.trim() === '') return [];
  const page = new DOMParser().parseFromString(markup, 'text/html');
  return Object.entries(kinds)
    .flatMap(([mark, kind]) =>
      [...page.querySelectorAll(`.${CSS.escape(`${platform}-${mark}`)}`)].map((element) => ({
        element,
        kind,
      })),
    )
    .flatMap(({ element, kind }) => noticeOf(element, kind) ?? []);
}

function noticeOf(element: Element, kind: Notice['kind']): Notice | null {
  const link = element.querySelector('a[href]');
  const action = link
    ? { label: (link.textContent ?? '').trim(), href: link.getAttribute('href') ?? '' }
    : null;
  for (const part of element.querySelectorAll('a, button, svg')) part.remove();
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const isOwn = action !== null && /^\/(?!\/)/.test(action.href);
  return { kind, text, ...(isOwn ? { action } : {}) };
}

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
