import { readContentPage } from '#site/content/server/read-content-page.ts';
import { ContentView, type ShownPiece } from '#site/content/storefront/content-view.tsx';
import { contentHead } from '#site/page-heads/rules/page-heads.ts';
import { headContextOf } from '../head-context.ts';
import { notFound } from '../not-found.ts';
import { headMeta } from '../page-meta.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/content.ts';
import './placed-parts/part-styles.ts';
import { BulkOrderSection } from '#wholesale/bulk-order/storefront/bulk-order-section.tsx';
import { BulkForBusiness } from '#wholesale/bulk-order/storefront/for-business.tsx';
import { TableSection } from '#wholesale/product-tables/storefront/table-section.tsx';
import { QuoteForBusiness } from '#wholesale/quotes/storefront/quote-for-business.tsx';
import { QuoteSection } from '#wholesale/quotes/storefront/quote-section.tsx';
import { type LoadedPiece, loadPlacedParts } from './placed-parts/load-placed-parts.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? headMeta(matches, loaderData.head) : [];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const page = await readContentPage(ctx, params.slug);
  if (!page) throw notFound();
  const { pieces, text } = await loadPlacedParts(page, context, request);
  const { title, path, updatedAt } = page;
  return { title, path, updatedAt, pieces, head: contentHead({ title, path, text }, headContextOf(ctx)) };
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentView page={loaderData} pieces={loaderData.pieces.map(shownPiece)} />;
}

/**
 * A piece of a text as its page shows it. Only pages of text load this file; a part that needs more than a button loads its scripts itself,
 * when the page has it: by `lazy` around a screen that is hydrated, or by `import()` in an effect beside a `StaticPart`. A part that
 * is wider than lines of text has the width `page`.
 */
function shownPiece(piece: LoadedPiece): ShownPiece {
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
