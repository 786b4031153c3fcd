import type { DocumentHead, SharePicture } from './document-head.ts';

/** The shop around a page. */
export type HeadShop = { readonly name: string; readonly url: string; readonly locale: 'it' | 'en' };

/** A tag of a page's head, as the router takes it. */
export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string }
  | { readonly 'script:ld+json': { readonly [name: string]: unknown } };

const locales = { it: 'it_IT', en: 'en_GB' } as const;

function pictureTags({ path, width, height, alt }: SharePicture, url: string): HeadTag[] {
  return [
    { property: 'og:image', content: url + path },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}

function priceTags({ price, inStock }: DocumentHead): HeadTag[] {
  if (!price) return [];
  return [
    { property: 'product:price:amount', content: price },
    { property: 'product:price:currency', content: 'EUR' },
    { property: 'product:availability', content: inStock ? 'in stock' : 'out of stock' },
  ];
}

function crumbTags({ crumbs }: DocumentHead, url: string): HeadTag[] {
  if (!crumbs || crumbs.length === 0) return [];
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: url + path,
        })),
      },
    },
  ];
}

/** Title, description, the one address, what is shown where the address is shared (Open Graph, cards), and the way to the page. */
export function headTags(head: DocumentHead, shop: HeadShop): HeadTag[] {
  const { title, description, path, kind, picture } = head;
  const tags: HeadTag[] = [{ title }];
  if (description !== '') tags.push({ name: 'description', content: description });
  // What should not be indexed is not for sharing either.
  if (path === null) return [...tags, { name: 'robots', content: 'noindex' }];
  const address = shop.url + path;
  tags.push(
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: kind ?? 'website' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: locales[shop.locale] },
    { property: 'og:title', content: title },
    { property: 'og:url', content: address },
  );
  if (description !== '') tags.push({ property: 'og:description', content: description });
  if (picture) tags.push(...pictureTags(picture, shop.url));
  tags.push({ name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' });
  return [...tags, ...priceTags(head), ...crumbTags(head, shop.url)];
}
