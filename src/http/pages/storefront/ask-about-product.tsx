import { redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { productQuestionFor } from '#messages/product-question-for.ts';
import {
  askAboutProduct,
  type ProductQuestionPage,
  readProductQuestion,
} from '#wholesale/conversations/server/ask-about-product.ts';
import { ProductQuestionView } from '#wholesale/conversations/storefront/product-question-view.tsx';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';

export const loader = documentLoader(async ({ ctx, url }) => {
  const product = url.searchParams.get('product') ?? '';
  const read = await readProductQuestion(ctx, { product, isSent: url.searchParams.get('sent') === '1' });
  return { ...page(ctx, read), status: read.product === null && product !== '' ? 404 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const outcome = await askAboutProduct(ctx, await request.formData());
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...page(ctx, outcome.page), status: outcome.status };
});

function page({ visitor }: RequestContext, read: ProductQuestionPage): DocumentPage {
  const { title } = productQuestionFor(visitor.audience.locale);
  return { head: title, view: <ProductQuestionView {...read} /> };
}
