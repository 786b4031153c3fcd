/** The tabs of a product page, in their order; their panels have the ids `tab-{key}` (PDP-02). */
export const productTabs = ['description', 'additional_information', 'reviews'] as const;
export type ProductTab = (typeof productTabs)[number];

/** The tab that is open at an address: by its hash, or by what it says of pages of reviews (PDP-03, PDP-04, PDP-05). */
export function openingTab(address: { readonly hash: string; readonly href: string }): ProductTab {
  const { hash, href } = address;
  if (hash.includes('comment-') || hash === '#reviews' || hash === '#tab-reviews') return 'reviews';
  if (href.includes('comment-page-') || href.includes('cpage=')) return 'reviews';
  return hash === '#tab-additional_information' ? 'additional_information' : 'description';
}
