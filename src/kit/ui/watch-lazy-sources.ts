import { atMostEvery, isNear, lazyScanMs } from './lazy-scan.ts';

type Pending = { readonly element: Element; readonly reveal: () => void };

const moved = ['srcset', 'src'] as const;

/** Whether the browser loads images lazily by itself. */
export const loadsLazily = () => 'loading' in HTMLImageElement.prototype;

function background(element: HTMLElement): Pending {
  return {
    element,
    reveal() {
      const source = element.dataset.background;
      if (source !== undefined) element.style.backgroundImage = `url(${JSON.stringify(source)})`;
      element.removeAttribute('data-background');
    },
  };
}

/** Takes an image's sources away, so that its download stops, and returns how they come back. */
function heldBack(image: HTMLImageElement): Pending {
  const family = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image];
  const restores = family.flatMap((source) =>
    moved.flatMap((name) => {
      const value = source.getAttribute(name);
      source.removeAttribute(name);
      return value === null ? [] : [() => source.setAttribute(name, value)];
    }),
  );
  return {
    element: image,
    reveal() {
      for (const giveBack of restores) giveBack();
    },
  };
}

/**
 * Sets the sources of background images (`data-background`), and of images where the browser does not know
 * `loading="lazy"`, when they come near the viewport (SITE-21, SITE-22). Returns how to stop, which sets all that is left.
 */
export function watchLazySources(root: HTMLElement): () => void {
  const pending = new Map<Element, Pending>();
  const viewport = () => ({ width: window.innerWidth, height: window.innerHeight });
  const near = (element: Element) => isNear(element.getBoundingClientRect(), viewport());
  const find = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-background]')) {
      if (!pending.has(element)) pending.set(element, background(element));
    }
    if (loadsLazily()) return;
    for (const image of root.querySelectorAll<HTMLImageElement>('img[loading="lazy"][src]')) {
      if (!pending.has(image) && !image.complete && !near(image)) pending.set(image, heldBack(image));
    }
  };
  const scan = atMostEvery(lazyScanMs, () => {
    find();
    for (const [element, { reveal }] of pending) {
      if (element.isConnected && !near(element)) continue;
      reveal();
      pending.delete(element);
    }
  });
  const changes = new MutationObserver(scan.ask);
  changes.observe(root, { childList: true, subtree: true });
  const listening = { passive: true, capture: true };
  for (const event of ['scroll', 'resize']) window.addEventListener(event, scan.ask, listening);
  scan.ask();
  return () => {
    scan.stop();
    changes.disconnect();
    for (const event of ['scroll', 'resize']) window.removeEventListener(event, scan.ask, listening);
    for (const { reveal } of pending.values()) reveal();
  };
}
