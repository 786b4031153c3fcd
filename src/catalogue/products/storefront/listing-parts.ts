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

export function findProblemRegion(): Element | null {
  return document.querySelector('[data-listing-problem]');
}
