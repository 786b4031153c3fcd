import { findListingPart, listingPartNames } from './listing-parts.ts';

const wordsOnly = new Set(['toggle', 'count']);

/** Where somebody stands in the filters: what has the focus, which groups are open, how far they were scrolled. */
type Stand = {
  readonly focus: string | null;
  readonly chip: number;
  readonly open: ReadonlyMap<string, boolean>;
  readonly scrolled: ReadonlyMap<string, number>;
};

const quoted = (text: string) => `"${CSS.escape(text)}"`;

/** What finds an element again after it was replaced by its like. */
function selectorOf(element: Element | null): string | null {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    return `input[name=${quoted(element.name)}][value=${quoted(element.value)}]`;
  }
  if (element instanceof HTMLInputElement) return `input[name=${quoted(element.name)}]:not([type="hidden"])`;
  if (element instanceof HTMLButtonElement) return 'button[type="submit"]';
  const group = element?.closest<HTMLElement>('[data-group]')?.dataset.group;
  return group === undefined ? null : `[data-group=${quoted(group)}] summary`;
}

const groupsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLDetailsElement>('[data-group]')];
const nameOf = (group: HTMLDetailsElement) => group.dataset.group ?? '';

function readStand(): Stand {
  const { activeElement } = document;
  const filters = findListingPart(document, 'filters');
  const chips = [...(findListingPart(document, 'chosen')?.querySelectorAll('a') ?? [])];
  const groups = filters ? groupsOf(filters) : [];
  return {
    focus: filters?.contains(activeElement) ? selectorOf(activeElement) : null,
    chip: chips.findIndex((chip) => chip.isSameNode(activeElement)),
    open: new Map(groups.map((group) => [nameOf(group), group.open])),
    scrolled: new Map(
      groups.map((group) => [nameOf(group), group.querySelector('fieldset')?.scrollTop ?? 0]),
    ),
  };
}

function takeStand(stand: Stand): void {
  const filters = findListingPart(document, 'filters');
  if (!filters) return;
  for (const group of groupsOf(filters)) {
    group.open = stand.open.get(nameOf(group)) ?? group.open;
    group.querySelector('fieldset')?.scrollTo({ top: stand.scrolled.get(nameOf(group)) ?? 0 });
  }
  const field = stand.focus === null ? null : filters.querySelector<HTMLElement>(stand.focus);
  field?.focus({ preventScroll: true });
  if (stand.chip < 0) return;
  // The chip is gone: the one that took its place, or the last, or what opens the filters.
  const chips = [...(findListingPart(document, 'chosen')?.querySelectorAll('a') ?? [])];
  const next =
    chips[Math.min(stand.chip, chips.length - 1)] ?? document.querySelector('[data-listing="count"]');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * Puts what another address of this listing shows in the place of what is here, and tells how much it is; null where that
 * cannot be done, so that the address has to be opened. Throws when the signal ends it.
 */
export async function showListing(address: string, signal: AbortSignal): Promise<string | null> {
  const results = findListingPart(document, 'results');
  results?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    const text = await answer.text();
    signal.throwIfAborted();
    const page = new DOMParser().parseFromString(text, 'text/html');
    const pairs = listingPartNames.map((name) => ({
      name,
      here: findListingPart(document, name),
      there: findListingPart(page, name),
    }));
    if (pairs.some(({ here, there }) => !here || !there)) return null;
    const stand = readStand();
    for (const { name, here, there } of pairs) {
      if (!here || !there) continue;
      const nodes = [...there.childNodes].map((node) => document.importNode(node, true));
      // What is said aloud is the element itself; only its words change.
      if (wordsOnly.has(name)) here.lastChild?.replaceWith(...nodes.slice(-1));
      else here.replaceChildren(...nodes);
    }
    takeStand(stand);
    document.title = page.title;
    return findListingPart(document, 'count')?.textContent ?? '';
  } finally {
    if (!signal.aborted) results?.removeAttribute('aria-busy');
  }
}
