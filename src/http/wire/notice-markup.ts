import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';

const classes = { success: 'message', error: 'error', info: 'info' } as const;

/** Notices as the platform's scripts look for them; empty where there are none (wire 2.5). */
export function noticeMarkup(platform: string, notices: readonly Notice[]): string {
  return notices
    .map(({ kind, text, action }) => {
      const link = action
        ? ` <a class="button wc-forward" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a>`
        : '';
      const role = kind === 'error' ? 'alert' : 'status';
      return `<div class="${escapeHtml(platform)}-${classes[kind]}" role="${role}">${escapeHtml(text)}${link}</div>`;
    })
    .join('');
}
