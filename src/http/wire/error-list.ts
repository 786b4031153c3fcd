import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';

/** Problems as the contract's list of errors; each names the field that it stands beside (wire 2.1, 2.5). */
export function errorList(platform: string, problems: readonly CheckoutProblem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(({ field, text }) => {
    const idAttribute = field === null ? '' : ` data-id="${escapeHtml(field)}"`;
    return `<li${idAttribute}>${escapeHtml(text)}</li>`;
  });
  return `<ul class="${platform}-error" role="alert">${items.join('')}</ul>`;
}
