import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { script } from '#kit/islands/storefront/script.ts';

/** Mounts the coming-soon banner for customers who are logged in; nobody else loads it (SITE-29). */
export default script<string>(
  'coming-soon-start',
  (_element, platform) => {
    if (readCookie(visitorCookie(platform)) !== null) {
      document.dispatchEvent(new CustomEvent('island-wake', { detail: 'coming-soon-banner' }));
    }
    return undefined;
  },
  'start',
);
