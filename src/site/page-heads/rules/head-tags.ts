import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { Crumb } from '#catalogue/products/rules/listing.ts';
import { addressIn, type Language, otherLanguage } from '#foundation/visitor/rules/language.ts';

/** The picture of a shared link: a JPEG, which every client reads; sizes in pixels. */
type SharePicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** What the head of a page says to browsers, search engines and previews of its address. */
export type DocumentHead = {
  /** whole, with the name of the shop where it fits */
  readonly title: string;
  readonly description: string;
  /** the one address of what the page shows; null for a page that search engines should not index */
  readonly path: string | null;
  readonly kind?: 'product' | 'article';
  readonly picture?: SharePicture | null;
  /** in euro, with a point: `12.20` */
  readonly price?: string | null;
  readonly inStock?: boolean;
  /** the way to the page, the page itself last */
  readonly crumbs?: readonly Crumb[];
};

const wantedWidth = 1200;

/** The file of a picture that is shared: the largest up to 1200 pixels of width, or the smallest there is. */
export function sharePicture(picture: Picture | null | undefined): SharePicture | null {
  if (!picture || picture.widths.length === 0) return null;
  const fitting = picture.widths.filter((width) => width <= wantedWidth);
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  return {
    path: `/media/${picture.key}-${width}.jpg`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}

/** The shop around a page. */
export type HeadShop = {
  readonly name: string;
  readonly url: string;
  readonly locale: Language;
  /** the language that addresses without a parameter are in, of a shop that offers both */
  readonly own?: Language;
};

/** A tag of a page's head, as the router takes it. */
export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string; readonly hrefLang?: string }
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

/** The page in either language, and in the shop's own for everybody else. */
const alternates = (url: string, path: string, own: Language): HeadTag[] =>
  [own, otherLanguage(own), null].map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language ?? 'x-default',
    href: url + addressIn(path, language ?? own, own),
  }));

/** Title, description, the one address, what is shown where the address is shared (Open Graph, cards), and the way to the page. */
export function headTags(head: DocumentHead, shop: HeadShop): HeadTag[] {
  const { title, description, path, kind, picture } = head;
  const tags: HeadTag[] = [{ title }];
  if (description !== '') tags.push({ name: 'description', content: description });
  // What should not be indexed is not for sharing either.
  if (path === null) return [...tags, { name: 'robots', content: 'noindex' }];
  const own = shop.own ?? shop.locale;
  const address = shop.url + addressIn(path, shop.locale, own);
  tags.push(
    { tagName: 'link', rel: 'canonical', href: address },
    ...(shop.own === undefined ? [] : alternates(shop.url, path, shop.own)),
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
