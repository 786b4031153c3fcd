import { productPath } from '#foundation/paths/rules/paths.ts';
import type { StaffMessages } from '#messages/staff-messages-for.ts';
import type { Preview } from '#site/product-pages/rules/previewed-as.ts';
import { answerDocument, type DocumentRequest } from '../../documents/document-loader.tsx';
import { missingPage } from '../../storefront/missing-page.tsx';
import { readProductPage } from '../../storefront/read-product-page.tsx';
import { PreviewBar } from './preview-bar.tsx';

type Shown = {
  readonly slug: string;
  readonly preview: Preview;
  readonly words: StaffMessages;
  readonly nonce: string | null;
};

/** The page of a product below a bar that says for whom it is shown; nobody stores it, and no search engine reads it. */
export async function showPreview(
  asked: DocumentRequest,
  { slug, preview, words, nonce }: Shown,
): Promise<Response> {
  const { ctx } = asked;
  const url = new URL(productPath(slug), ctx.shopUrl);
  const request = new Request(url);
  const page = { ...asked, request, url, params: { slug } };
  const read = await readProductPage(page);
  // Where the page of a product would lead on, its audience does not see it.
  const shown = read instanceof Response ? await missingPage(page) : read;
  const isSeen = !(read instanceof Response) && (read.status ?? 200) === 200;
  const { head, view, ...rest } = shown instanceof Response ? { head: '', view: null } : shown;
  const document = {
    ...rest,
    head: typeof head === 'string' ? head : { ...head, path: null },
    status: 200,
    robots: 'noindex, nofollow',
    sheets: ['preview'] as const,
    view: (
      <>
        <PreviewBar preview={preview} isSeen={isSeen} words={words.productPreview} nonce={nonce} />
        {view}
      </>
    ),
  };
  const answer = await answerDocument(document, request, ctx, nonce);
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.delete('speculation-rules');
  return new Response(answer.body, { status: answer.status, headers });
}
