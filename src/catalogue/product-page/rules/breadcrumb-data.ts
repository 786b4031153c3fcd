import type { Crumb } from '#catalogue/products/rules/listing.ts';

/** A trail told to search engines (schema.org, JSON-LD) as the page shows it; addresses are whole. */
export function breadcrumbData(trail: readonly Crumb[], shopUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: shopUrl + path,
    })),
  };
}
