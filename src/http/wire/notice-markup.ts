import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';

/** Problems as the contract's list of errors; each names its field (wire 2.1, 2.5). */
export function errorList(platform: string, problems: readonly CheckoutProblem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(({ field, text }) => {
    const idAttribute = field === null ? '' : ` data-id="${escapeHtml(field)}"`;
    return `<li${idAttribute}>${escapeHtml(text)}</li>`;
  });
  return `<ul class="${platform}-error" role="alert">${items.join('')}</ul>`;
}

const classes = { success: 'message', error: 'error', info: 'info' } as const;

/** Notices in the markup that the platform's scripts expect; empty where there are none (wire 2.5). */
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
