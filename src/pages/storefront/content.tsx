import { readContentPage } from '#shop/content/server/read-content-page.ts';
import { ContentView } from '#shop/content/storefront/content-view.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/content.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '', path: `/${loaderData?.slug ?? ''}/` });

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readContentPage(toolboxOf(context), params.slug);
  if (!page) throw notFound();
  return page;
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentView page={loaderData} />;
}
