/** Marks the regions that React renders: they render from the cart's state, never from markup (FRAG-07). */
export const ownRegion = { 'data-own-region': '' } as const;

const waitingMark = 'data-cart-waiting';

/** The regions of third-party scripts that a selector names; a selector that cannot be read names none. */
function foreignRegions(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)].filter((region) => !region.closest('[data-own-region]'));
  } catch {
    return [];
  }
}

/** Replaces each named region by its new markup (CART-09, FRAG-04, FRAG-13). */
export function replaceRegions(fragments: Readonly<Record<string, string>>): void {
  for (const [selector, markup] of Object.entries(fragments)) {
    for (const region of foreignRegions(selector)) {
      const template = document.createElement('template');
      template.innerHTML = markup;
      region.replaceWith(template.content);
    }
  }
}

/** Fades the regions that wait for their replacement, or brings them back (FRAG-15). */
export function markWaiting(selectors: Iterable<string>, waiting: boolean): void {
  for (const selector of selectors) {
    for (const region of foreignRegions(selector)) region.toggleAttribute(waitingMark, waiting);
  }
}
