import { previewedAs } from '#site/product-pages/rules/previewed-as.ts';
import { previewProduct } from '#site/product-pages/server/preview-product.ts';
import { found, idFrom } from '../../not-found.ts';
import { nonceContext } from '../../request-context-key.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/preview.ts';
import { showPreview } from './show-preview.tsx';

/** The page of a product as guests, a group or a customer would see it if it were published now. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const productId = idFrom(args.params.id);
  const shown = await previewProduct(ctx, { productId, as: previewedAs(asked) }, (inner, slug, preview) =>
    showPreview({ ...args, ctx: inner }, { slug, preview, words, nonce: args.context.get(nonceContext) }),
  );
  return found(shown);
}
