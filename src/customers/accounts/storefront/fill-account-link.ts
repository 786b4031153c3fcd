import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { buyerCookie, readBuyer } from '#pricing/customer-groups/rules/buyer-cookie.ts';

/** Stands for a name in the words that `AccountLink` carries. */
export const nameMark = '%';

/** Writes into the header's account link whose account it is: only the browser knows, since the page is the same for everybody. */
export function fillAccountLink(): void {
  const { platform = 'shop' } = document.body.dataset;
  const link = document.querySelector<HTMLElement>('[data-account-link]');
  const name = readCookie(visitorCookie(platform));
  if (!link || !name) return;
  const { known = '', buying = '' } = link.dataset;
  const buyer = readBuyer(readCookie(buyerCookie(platform)) ?? '');
  const who = buyer ? [buyer.name, buyer.group].filter((part) => part !== '').join(', ') : name;
  link.setAttribute(
    'aria-label',
    (buyer ? buying : known).replace(nameMark, () => who),
  );
  // The name may be longer than its space.
  link.title = who;
  const write = (selector: string, text: string) => {
    const written = link.querySelector(selector);
    if (written) written.textContent = text;
  };
  write('b', buyer?.name ?? name);
  write('small', buyer?.group ?? '');
  link.toggleAttribute('data-buyer', buyer !== null);
}
