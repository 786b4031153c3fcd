import { islandFilesId } from '#kit/islands/storefront/script.ts';
import { findListingPart, listingPartNames } from './listing-parts.ts';

const wordsOnly = new Set(['toggle', 'count']);
const priceFields = ['min_price', 'max_price'] as const;

/** The state of the filters in the browser: what has the focus, which groups are open, how far they are scrolled. */
type Stand = {
  readonly focus: string | null;
  /** which of the choices above the products had it, or -1 */
  readonly chip: number;
  readonly groups: ReadonlyMap<string, { readonly open: boolean; readonly scrolled: number }>;
};

const quoted = (text: string) => `"${CSS.escape(text)}"`;

/** A selector that finds an element of the filters after it was replaced by its new markup. */
function selectorOf(element: Element | null): string | null {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    return `input[name=${quoted(element.name)}][value=${quoted(element.value)}]`;
  }
  const group = element?.closest('summary')?.closest<HTMLElement>('[data-group]')?.dataset.group;
  if (group !== undefined) return `[data-group=${quoted(group)}] summary`;
  if (element instanceof HTMLSelectElement) return `select[name=${quoted(element.name)}]`;
  return element?.closest('[data-listing="show"]') ? '[data-listing="show"] button' : null;
}

const groupsHere = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-group]')];
const chipsHere = () => [...(findListingPart(document, 'chosen')?.querySelectorAll('a') ?? [])];
const nameOf = (group: HTMLDetailsElement) => group.dataset.group ?? '';

function readStand(): Stand {
  const { activeElement } = document;
  return {
    focus: selectorOf(activeElement),
    chip: chipsHere().findIndex((chip) => chip.isSameNode(activeElement)),
    groups: new Map(
      groupsHere().map((group) => [
        nameOf(group),
        { open: group.open, scrolled: group.querySelector('fieldset')?.scrollTop ?? 0 },
      ]),
    ),
  };
}

function takeStand({ focus, chip, groups }: Stand): void {
  for (const group of groupsHere()) {
    const before = groups.get(nameOf(group));
    if (!before) continue;
    group.open = before.open;
    group.querySelector('fieldset')?.scrollTo({ top: before.scrolled });
  }
  if (focus !== null) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  if (chip < 0) return;
  // The removed choice had the focus: it moves to the one now in its position, or the last one, or the result count.
  const chips = chipsHere();
  const next = chips[Math.min(chip, chips.length - 1)] ?? findListingPart(document, 'count');
  next?.focus({ preventScroll: true });
}

/** Brings the price fields up to date, except one that has the focus. */
function fillPrices(page: Document): void {
  for (const name of priceFields) {
    const [here, there] = [document, page].map((root) => root.querySelector<HTMLInputElement>(`#${name}`));
    if (!here || !there) continue;
    here.defaultValue = there.defaultValue;
    if (!here.isSameNode(document.activeElement)) here.value = there.defaultValue;
  }
}

/** The ways to the other language lead to what the listing shows now. */
function leadAlong(page: Document): void {
  const there = page.querySelector('a[hreflang]')?.getAttribute('href');
  if (!there) return;
  for (const link of document.querySelectorAll('a[hreflang]')) link.setAttribute('href', there);
}

/**
 * Replaces the parts of the listing by those of another address and returns the result count; null where that cannot be done, so that the
 * address has to be opened. Throws when the signal aborts it.
 */
export async function showListing(address: string, signal: AbortSignal): Promise<string | null> {
  const results = findListingPart(document, 'results');
  results?.setAttribute('aria-busy', 'true');
  const text = await fetch(address, { signal, headers: { accept: 'text/html' } })
    .then((answer) => (answer.ok ? answer.text() : null))
    .finally(() => signal.aborted || results?.removeAttribute('aria-busy'));
  if (text === null) return null;
  signal.throwIfAborted();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const pairs = listingPartNames.map((name) => ({
    name,
    here: findListingPart(document, name),
    there: findListingPart(page, name),
  }));
  if (pairs.some(({ here, there }) => !here || !there)) return null;
  const [files, newFiles] = [document, page].map((root) => root.getElementById(islandFilesId));
  // Parts of another build need its style sheets and scripts.
  if (files?.dataset.build !== newFiles?.dataset.build) return null;
  if (newFiles) files?.replaceWith(document.importNode(newFiles, true));
  const stand = readStand();
  for (const { name, here, there } of pairs) {
    if (!here || !there) continue;
    const nodes = [...there.childNodes].map((node) => document.importNode(node, true));
    // What is said aloud is the element itself; only its words change.
    if (wordsOnly.has(name)) here.lastChild?.replaceWith(...nodes.slice(-1));
    else here.replaceChildren(...nodes);
  }
  fillPrices(page);
  leadAlong(page);
  takeStand(stand);
  document.title = page.title;
  return findListingPart(document, 'count')?.textContent ?? '';
}
