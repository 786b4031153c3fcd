import type { MetaDescriptor } from 'react-router';
import { type HeadShop, headTags } from '#site/page-heads/rules/head-tags.ts';
import { pageHead } from './page-head.ts';
import type { loader as rootLoader } from './root.tsx';

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

function shopOf(matches: Matches): HeadShop {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Awaited<ReturnType<typeof rootLoader>>
    | undefined;
  return { name: root?.shopName ?? '', url: root?.shopUrl ?? '', locale: root?.locale ?? 'it' };
}

/** Title, description and canonical address of a page; `path` is left out where search engines should not index the page. */
export function pageMeta(matches: Matches, page: Parameters<typeof pageHead>[1]): MetaDescriptor[] {
  const shop = shopOf(matches);
  return headTags(pageHead(shop.name, page), shop).map((tag): MetaDescriptor => ({ ...tag }));
}

/** The head of a page whose loader gives its title. */
export function titleMeta({
  loaderData,
  matches,
}: {
  loaderData: { readonly title: string } | undefined;
  matches: Matches;
}): MetaDescriptor[] {
  return pageMeta(matches, { title: loaderData?.title ?? '' });
}
