import { data, type RouterContextProvider, redirect } from 'react-router';
import { wordsOfPath } from '#site/frame/rules/words-of-path.ts';
import { type AddressKind, findMoved } from '#site/frame/server/find-moved.ts';
import { popularCategories } from '#site/frame/server/popular-categories.ts';
import { popularLinks } from '#site/frame/storefront/not-found-view.tsx';
import { prepareStatic, requestContextOf } from '../request-context-key.ts';

/** What a page that is not there says: the words that its address is made of. */
export type MissingPage = { readonly searchFor: string };

/** The part of an address that names what stood there: the first of a text, the second of everything else. */
const slugAt = (kind: AddressKind) => (kind === 'content' ? 1 : 2);

/**
 * What a loader throws whose address leads nowhere: where the page moved to, for good, with its pages and its query; or the page that
 * offers a search, as gone (410) when it is known that something stood there.
 */
export async function missingPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  was?: { kind: AddressKind; slug: string },
): Promise<Response | ReturnType<typeof data<MissingPage>>> {
  const ctx = requestContextOf(context);
  const { pathname, search } = new URL(request.url);
  const moved = was ? await findMoved(ctx, was.kind, was.slug) : null;
  if (was && moved?.kind === 'moved') {
    const parts = pathname.split('/');
    parts[slugAt(was.kind)] = encodeURIComponent(moved.slug);
    return redirect(parts.join('/') + search, 301);
  }
  prepareStatic(context, popularLinks, await popularCategories(ctx));
  return data({ searchFor: wordsOfPath(pathname) }, { status: moved?.kind === 'gone' ? 410 : 404 });
}
