import type { Crumb } from '#catalogue/products/rules/listing.ts';

/** The breadcrumbs of a page as structured data for search engines (schema.org, JSON-LD); addresses are whole. */
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
