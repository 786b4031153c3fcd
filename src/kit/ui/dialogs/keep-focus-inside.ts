import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** On Tab at the last control goes on with the first, on Shift+Tab at the first with the last. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const seen = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const edge = event.shiftKey ? seen[0] : seen.at(-1);
  const target = event.shiftKey ? seen.at(-1) : seen[0];
  const atEdge = document.activeElement === edge || document.activeElement === event.currentTarget;
  if (!atEdge || !target) return;
  event.preventDefault();
  target.focus();
}
