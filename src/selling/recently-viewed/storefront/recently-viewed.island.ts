import { script } from '#kit/islands/storefront/script.ts';
import { consentEvent, viewedKey } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { mayTrack } from '#selling/orders/storefront/attribution/tracking-consent.ts';
import { readViewed, type ViewedSectionProps, writeViewed } from '../rules/viewed-products.ts';

/** How near the place comes to the screen before its cards are fetched. */
const near = '800px';

/** What the browser has stored; nothing where storage is denied. */
function stored(): string | null {
  try {
    return localStorage.getItem(viewedKey);
  } catch {
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(viewedKey);
    else localStorage.setItem(viewedKey, text);
  } catch {
    // Full or denied: nothing is remembered.
  }
}

/**
 * Remembers in the browser alone which product is looked at, and shows those before it. A shop that records no visits asks nobody: there it
 * is remembered unless the browser's setting forbids it.
 */
export default script<ViewedSectionProps>(
  'recently-viewed',
  (element, { id, most, terms }) => {
    const place = element.firstElementChild;
    if (!(place instanceof HTMLElement)) return undefined;
    const note = () => {
      const now = Date.now();
      const mayRemember = mayTrack(terms === 'never' ? 'always' : terms);
      const before = mayRemember ? readViewed(stored(), now) : [];
      store(mayRemember ? writeViewed(before, id, now) : null);
      return before.filter((one) => one !== id);
    };
    const begin = () => {
      const before = note();
      document.addEventListener(consentEvent, () => setTimeout(note));
      if (before.length === 0) return;
      // Its space is reserved while it is far from the screen: nothing moves when the cards come.
      const reserve = (count: number) => {
        place.style.setProperty('--expected', String(count));
        place.hidden = count === 0;
      };
      reserve(Math.min(before.length, most));
      new IntersectionObserver(
        ([entry], observer) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          void import('./show-viewed.ts')
            .then(({ showViewed }) => showViewed(place, before))
            .catch(() => 0)
            .then(reserve);
        },
        { rootMargin: near },
      ).observe(place);
    };
    // A page that is rendered ahead has not been looked at.
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', begin, { once: true });
    else begin();
    return undefined;
  },
  'start',
);
