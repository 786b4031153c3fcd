import type { MetaDescriptor } from 'react-router';
import type { loader as rootLoader } from './root.tsx';

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

const longestDescription = 160;

/** Title, description and canonical address of a page; `path` is left out where machines should not keep the page. */
export function pageMeta(
  matches: Matches,
  page: { title: string; description?: string; path?: string; picture?: string | null },
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Awaited<ReturnType<typeof rootLoader>>
    | undefined;
  const shop = root?.shopName ?? '';
  const title = page.title === '' || page.title === shop ? shop : `${page.title} | ${shop}`;
  const tags: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }];
  const description = (page.description ?? '').replace(/\s+/g, ' ').trim().slice(0, longestDescription);
  if (description !== '') tags.push({ name: 'description', content: description });
  if (page.path === undefined) {
    tags.push({ name: 'robots', content: 'noindex' });
  } else {
    tags.push({ tagName: 'link', rel: 'canonical', href: `${root?.shopUrl ?? ''}${page.path}` });
  }
  if (page.picture) tags.push({ property: 'og:image', content: `${root?.shopUrl ?? ''}${page.picture}` });
  return tags;
}
