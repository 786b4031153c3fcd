import { script } from '#kit/islands/storefront/script.ts';

/** Shows the notice to those who have not dismissed it, and hides it once they do (SITE-28). */
export default script<string>(
  'store-notice',
  (element, id) => {
    const notice = element.querySelector<HTMLElement>('[data-notice-id]');
    const cookie = `store_notice${id}=hidden`;
    if (!notice) return undefined;
    notice.hidden = document.cookie.split('; ').includes(cookie);
    notice.dataset.known = '';
    notice.querySelector('a[href^="?dismiss"]')?.addEventListener('click', (event) => {
      event.preventDefault();
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
      notice.hidden = true;
    });
    return undefined;
  },
  'start',
);
