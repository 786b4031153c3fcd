import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import type { StaticKey } from '#kit/ui/static/static-key.ts';
import type { SiteFooterProps } from './site-footer.tsx';

/** The categories in the header. */
export const mainMenu: StaticKey<readonly MenuCategory[]> = { name: 'menu', isCached: true };

/** The same in the drawer, before it is opened. */
export const mobileMenu: StaticKey<readonly MenuCategory[]> = { name: 'mobile-menu', isCached: true };

/** The categories that a page which does not exist offers. */
export const popularLinks: StaticKey<readonly Pick<MenuCategory, 'slug' | 'name'>[]> = { name: 'popular' };

export const siteFooter: StaticKey<SiteFooterProps> = { name: 'footer', isCached: true };
