import type { StockArticle } from './stock-list.ts';

/** What a code of a scanner, or a typed one, means. */
export type FoundCode =
  | { readonly kind: 'found'; readonly id: number }
  | { readonly kind: 'unknown' }
  /** a number of several articles: their codes */
  | { readonly kind: 'ambiguous'; readonly skus: readonly string[] };

/** What became of a scanned code. */
export type ScanAnswer =
  | {
      readonly kind: 'counted';
      readonly scan: string;
      readonly code: string;
      readonly article: Pick<StockArticle, 'name' | 'choices' | 'sku'>;
      /** how many pieces of it there are by now */
      readonly pieces: number;
    }
  /** `not-pieces`: the quantity beside the code is none */
  | { readonly kind: 'unknown' | 'not-pieces'; readonly scan: string; readonly code: string }
  | {
      readonly kind: 'ambiguous';
      readonly scan: string;
      readonly code: string;
      readonly skus: readonly string[];
    }
  /** the article is not among those that are read, or there are enough of it */
  | { readonly kind: 'outside' | 'enough'; readonly scan: string; readonly code: string }
  /** what was scanned for is closed, the page too old, or the network away */
  | {
      readonly kind: 'closed' | 'expired' | 'too-many' | 'failed';
      readonly scan: string;
      readonly code: string;
    };
