import { script } from '#kit/islands/storefront/script.ts';
import { announce } from '#kit/ui/live/announce.ts';
import { wishlist as en } from '#messages/en/wishlist.ts';
import { wishlist as it } from '#messages/it/wishlist.ts';
import { wishlistPath } from '../rules/wishlist.ts';
import { ownWishlist } from './own-wishlist.ts';
import { hideAdded, showAdded } from './show-added.ts';

// Not by `wishlistFor`, which would bring the scripts of the cart along.
const words = () => (document.documentElement.lang === 'en' ? en : it);

/** Fills the hearts of what is on the list, and makes each one's form do the opposite of what it shows. */
function fillHearts(ids: ReadonlySet<number>): void {
  const { add, remove } = words().heart;
  for (const heart of document.querySelectorAll('[data-island="wishlist-heart"]')) {
    const button = heart.querySelector('button');
    const product = heart.querySelector<HTMLInputElement>('[name="product"]');
    if (!button || !product) continue;
    const isIn = ids.has(Number(product.value));
    button.value = isIn ? 'remove' : 'add';
    const [from, to] = isIn ? [add, remove] : [remove, add];
    const label = button.getAttribute('aria-label');
    const text = button.querySelector('span');
    if (label !== null) button.setAttribute('aria-label', label.replace(from, to));
    // The page is watched for new cards: what does not change is not written.
    if (text && text.textContent !== to) text.textContent = to;
  }
}

const list = ownWishlist(fillHearts);

/** Adds or takes off without leaving the page; what the list cannot do, its page says. */
async function change(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const product = Number(new FormData(form).get('product'));
  const action = button.value === 'remove' ? 'remove' : 'add';
  button.setAttribute('aria-busy', 'true');
  const done = await list.change(product, action);
  button.removeAttribute('aria-busy');
  if (done === null) {
    // The shop did not answer: the form is sent as without scripts.
    leaving.add(form);
    form.requestSubmit(button);
  } else if (done === 'added' || done === 'removed') {
    announce(words().done[done]);
    if (done === 'added') showAdded(form, words());
    else hideAdded();
  } else location.assign(`${wishlistPath}?done=${done}`);
}

/** Forms that are sent as without scripts. */
const leaving = new WeakSet<HTMLFormElement>();

export default script<null>('wishlist-heart', (element) => {
  list.start();
  element.addEventListener('submit', (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement && button instanceof HTMLButtonElement) || leaving.has(form))
      return;
    event.preventDefault();
    if (!button.ariaBusy) void change(form, button);
  });
  return undefined;
});
