import { redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { pageWords } from '#messages/page-words.ts';
import { wordsOfPath } from '#site/frame/rules/words-of-path.ts';
import { type AddressKind, findMoved } from '#site/frame/server/find-moved.ts';
import { popularCategories } from '#site/frame/server/popular-categories.ts';
import { NotFoundView, type NotFoundViewProps } from '#site/frame/storefront/not-found-view.tsx';
import { findRedirect } from '#site/redirects/server/find-redirect.ts';
import { recordMissingAddress } from '#site/redirects/server/record-missing-address.ts';
import type { DocumentPage, DocumentRequest } from '../documents/document-loader.tsx';

type Missing = Pick<DocumentRequest, 'ctx' | 'request'>;

/** The part of an address that names what stood there: the first of a text, the second of everything else. */
const slugAt = (kind: AddressKind) => (kind === 'content' ? 1 : 2);

/**
 * What an address that leads nowhere is answered with: where the page moved to, for good, with its pages and its query; where staff lead it;
 * or the page that offers a search, as gone (410) when it is known that something stood there. An address that nobody leads anywhere is counted.
 */
export async function missingPage(
  { ctx, request }: Missing,
  was?: { kind: AddressKind; slug: string },
): Promise<DocumentPage | Response> {
  const { pathname, search } = new URL(request.url);
  const moved = was ? await findMoved(ctx, was.kind, was.slug) : null;
  if (was && moved?.kind === 'moved') {
    const parts = pathname.split('/');
    parts[slugAt(was.kind)] = encodeURIComponent(moved.slug);
    return redirect(parts.join('/') + search, 301);
  }
  const led = await findRedirect(ctx, { pathname, search });
  if (led?.kind === 'moved') return redirect(led.location, led.status);
  const isGone = led?.kind === 'gone' || moved?.kind === 'gone';
  if (!led) await recordMissingAddress(ctx, { pathname, referrer: request.headers.get('referer') });
  return notFoundPage(ctx, { searchFor: wordsOfPath(pathname), isGone });
}

/** The page of a list that ends before the page that was asked for. */
export function pastTheEnd(ctx: RequestContext, lastPage: string): Promise<DocumentPage> {
  return notFoundPage(ctx, { lastPage });
}

async function notFoundPage(
  ctx: RequestContext,
  shown: Omit<NotFoundViewProps, 'categories'>,
): Promise<DocumentPage> {
  const { site } = pageWords(ctx.visitor.audience.locale);
  const title = shown.isGone ? site.goneTitle : site.notFoundTitle;
  const isPastTheEnd = shown.lastPage !== undefined;
  return {
    status: shown.isGone ? 410 : 404,
    head: title,
    view: <NotFoundView {...shown} categories={isPastTheEnd ? [] : await popularCategories(ctx)} />,
  };
}
