import { boundedDescription, boundedTitle } from '#kit/text/rules/bounded-text.ts';
import type { DocumentHead } from '#site/page-heads/rules/head-tags.ts';

/** The head of a page of the shop; without `path` search engines should not index it. */
export function pageHead(
  shopName: string,
  page: { readonly title: string; readonly description?: string; readonly path?: string },
): DocumentHead {
  const hasOwnTitle = page.title !== '' && page.title !== shopName;
  return {
    title: hasOwnTitle ? boundedTitle(page.title, [` | ${shopName}`]) : shopName,
    description: boundedDescription([page.description ?? '']),
    path: page.path ?? null,
  };
}
