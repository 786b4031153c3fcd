import type { ShownPiece } from '#site/content/storefront/content-view.tsx';
import { BulkOrderSection } from '#wholesale/bulk-order/storefront/bulk-order-section.tsx';
import { BulkForBusiness } from '#wholesale/bulk-order/storefront/for-business.tsx';
import { TableSection } from '#wholesale/product-tables/storefront/table-section.tsx';
import { QuoteForBusiness } from '#wholesale/quotes/storefront/quote-for-business.tsx';
import { QuoteSection } from '#wholesale/quotes/storefront/quote-section.tsx';
import type { LoadedPiece } from './shown-part.ts';

/**
 * A piece of a text as its page shows it. Only pages of text load this file; a part that needs more than a button loads its scripts itself,
 * when it stands on the page: by `lazy` around a screen that is hydrated, or by `import()` in an effect beside a `StaticPart`. A part that
 * wants more room than lines of text have has the width `page`.
 */
export function shownPiece(piece: LoadedPiece): ShownPiece {
  if ('html' in piece) return piece;
  switch (piece.name) {
    case 'bulk_order':
      return {
        width: 'page',
        part: piece.form ? <BulkOrderSection form={piece.form} /> : <BulkForBusiness path={piece.path} />,
      };
    case 'product_table':
      return { width: 'page', part: <TableSection position={piece.position} /> };
    case 'quote_request':
      return {
        width: 'text',
        part: piece.isOffered ? (
          <QuoteSection location="shortcode" />
        ) : (
          <QuoteForBusiness path={piece.path} />
        ),
      };
  }
}
