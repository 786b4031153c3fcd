import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { script } from '#kit/islands/storefront/script.ts';

type ReviewsData = { readonly platform: string };

/** Leads the author of a review that was just sent to its answer; who is logged in gets the form that knows them. */
function begin(element: HTMLElement, { platform }: ReviewsData): undefined {
  element.querySelector<HTMLElement>('[data-sent-review] [tabindex]')?.focus();
  if (readCookie(visitorCookie(platform)) === null) return;
  document.dispatchEvent(new CustomEvent('island-wake', { detail: 'review-form' }));
}

export default script('reviews', begin, 'start');
