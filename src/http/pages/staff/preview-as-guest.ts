import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { audienceIn, type Language } from '#foundation/visitor/rules/language.ts';
import { openTerms } from '#foundation/visitor/rules/visitor.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { answerDocument, type DocumentPage } from '../documents/document-loader.tsx';

/** The request of somebody of the staff as that of a guest who reads in a language. */
export async function asGuest(staff: RequestContext, language: Language): Promise<RequestContext> {
  const { audience } = await readSegment(staff, 'guests');
  return {
    ...staff,
    visitor: { person: null, audience: audienceIn(audience, language), terms: openTerms },
  };
}

/** A page that staff look at in a frame of their area: nobody stores it, no search engine reads it. */
export async function answerPreview(
  page: DocumentPage,
  { ctx, url, nonce }: { readonly ctx: RequestContext; readonly url: URL; readonly nonce: string | null },
): Promise<Response> {
  ctx.reply.allowFraming();
  const answer = await answerDocument({ ...page, robots: 'noindex, nofollow' }, new Request(url), ctx, nonce);
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.delete('speculation-rules');
  return new Response(answer.body, { status: answer.status, headers });
}
