import { isListingParameter } from '#catalogue/products/rules/listing-query.ts';
import { sentParameter } from '#catalogue/reviews/rules/review-addresses.ts';
import { languageParameter } from '#foundation/visitor/rules/language.ts';
import { isPublicPage } from '#http/requests/public-pages.ts';
import { tableParameter } from '#wholesale/product-tables/rules/search/table-address.ts';

/** Parameters that change what a public page shows; `attribute_` begins the name of a chosen variation's value. */
const isMeaningful = (name: string) =>
  isListingParameter(name) || name === 'variation_id' || name.startsWith('attribute_');

const LONGEST_ADDRESS = 1000;
const REMEMBERED = 5000;

/**
 * Reads the address of a request: the page that it requests, with its meaningful parameters in order, or null when it
 * is no public page or does something. Results are cached, because the same few addresses are requested very often.
 */
export function createPageAddresses(acting: readonly string[]): (address: string) => string | null {
  const known = new Map<string, string | null>();
  // A review that was just sent is shown to its author alone; the states of product tables are too many to cache;
  // an address that asks for a language sets a cookie.
  const doing = new Set([
    ...acting,
    'wc-ajax',
    'rest_route',
    'session',
    languageParameter,
    sentParameter,
    tableParameter,
  ]);
  const read = (address: string): string | null => {
    const at = address.indexOf('?');
    const path = at === -1 ? address : address.slice(0, at);
    // Anything that a reader of addresses would write differently goes the long way.
    if (URL.parse(path, 'http://shop')?.pathname !== path) return null;
    if (path.endsWith('.data') || !isPublicPage(path)) return null;
    if (at === -1) return path;
    const parameters = new Map<string, string>();
    for (const [name, value] of new URLSearchParams(address.slice(at))) {
      if (doing.has(name)) return null;
      if (!isMeaningful(name)) continue;
      // Empty fields and repeated choices are how forms write: the page leads to its own address then.
      if (isListingParameter(name) && (value === '' || parameters.has(name))) return null;
      if (value !== '' && !parameters.has(name)) parameters.set(name, value);
    }
    if (parameters.size === 0) return path;
    const sorted = [...parameters].sort(([a], [b]) => (a < b ? -1 : 1));
    return `${path}?${new URLSearchParams(sorted)}`;
  };
  return (address) => {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    if (address.length > LONGEST_ADDRESS) return null;
    if (known.size >= REMEMBERED) known.clear();
    const page = read(address);
    known.set(address, page);
    return page;
  };
}
