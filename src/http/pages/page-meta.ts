import type { MetaDescriptor } from 'react-router';
import { type DocumentHead, type HeadShop, headTags } from '#site/page-heads/rules/head-tags.ts';
import { pageHead } from './page-head.ts';
import type { loader as rootLoader } from './root.tsx';

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

function shopOf(matches: Matches): HeadShop {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Awaited<ReturnType<typeof rootLoader>>
    | undefined;
  return { name: root?.shopName ?? '', url: root?.shopUrl ?? '', locale: root?.locale ?? 'it' };
}

/** The tags of a head that a loader has put together. */
export function headMeta(matches: Matches, head: DocumentHead): MetaDescriptor[] {
  return headTags(head, shopOf(matches)).map((tag): MetaDescriptor => ({ ...tag }));
}

/** Title, description and canonical address of a page; `path` is left out where search engines should not index the page. */
export function pageMeta(matches: Matches, page: Parameters<typeof pageHead>[1]): MetaDescriptor[] {
  return headMeta(matches, pageHead(shopOf(matches).name, page));
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
