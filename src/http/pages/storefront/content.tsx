import { readContentPage } from '#site/content/server/read-content-page.ts';
import { ContentView } from '#site/content/storefront/content-view.tsx';
import { contentHead } from '#site/page-heads/rules/page-heads.ts';
import { headContextOf } from '../head-context.ts';
import { headMeta } from '../page-meta.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/content.ts';
import { missingPage } from './missing-page.ts';
import './placed-parts/part-styles.ts';
import { loadPlacedParts } from './placed-parts/load-placed-parts.ts';
import { shownPiece } from './placed-parts/shown-piece.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? headMeta(matches, loaderData.head) : [];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const page = await readContentPage(ctx, params.slug);
  if (!page) throw await missingPage(context, request, { kind: 'content', slug: params.slug });
  const { pieces, text } = await loadPlacedParts(page, context, request);
  const { title, path, updatedAt } = page;
  return { title, path, updatedAt, pieces, head: contentHead({ title, path, text }, headContextOf(ctx)) };
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentView page={loaderData} pieces={loaderData.pieces.map(shownPiece)} />;
}
