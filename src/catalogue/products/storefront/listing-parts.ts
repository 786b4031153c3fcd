/**
 * The parts of a listing that another choice of its filters replaces; `count` and `toggle` change their words alone. The fields of
 * the price stay, for the visitor may be typing in one.
 */
export const listingPartNames = [
  'toggle',
  'count',
  'order',
  'chosen',
  'results',
  'places',
  'flags',
  'groups',
  'show',
] as const;
export type ListingPart = (typeof listingPartNames)[number];

/** The attribute that marks a part. */
export function listingPart(name: ListingPart): { 'data-listing': ListingPart } {
  return { 'data-listing': name };
}

export function findListingPart(root: ParentNode, name: ListingPart): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-listing="${name}"]`);
}

/** The position of the message that an update of the listing failed; it stays while parts are replaced. */
export const problemRegion = { 'data-listing-problem': '' } as const;

/** Marks the template of that message. */
export const problemTemplate = { 'data-listing-problem-template': '' } as const;

/** Says that the listing could not be updated: what comes onto the page is announced. */
export function sayProblem(listing: HTMLElement, retry: () => void): void {
  const template = listing.querySelector<HTMLTemplateElement>('[data-listing-problem-template]');
  if (!template) return;
  const region = listing.querySelector('[data-listing-problem]');
  region?.replaceChildren(document.importNode(template.content, true));
  region?.querySelector('button')?.addEventListener('click', retry);
}

export function unsayProblem(listing: HTMLElement): void {
  listing.querySelector('[data-listing-problem]')?.replaceChildren();
}
