import type { Notice } from '#selling/cart/rules/notice.ts';

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
