import { readContentPage } from '#site/content/server/read-content-page.ts';
import { ContentView } from '#site/content/storefront/content-view.tsx';
import { contentHead } from '#site/page-heads/rules/page-heads.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { headContextOf } from '../head-context.ts';
import { missingPage } from './missing-page.tsx';
import { loadPlacedParts } from './placed-parts/load-placed-parts.tsx';

export const loader = documentLoader(async (request) => {
  const { ctx, params, url } = request;
  const slug = params.slug ?? '';
  const page = await readContentPage(ctx, slug);
  if (!page) return missingPage(request, { kind: 'content', slug });
  const { title, path } = page;
  const { pieces, text } = await loadPlacedParts(page.bodyHtml, { ctx, url, path });
  return {
    head: contentHead({ title, path, text }, headContextOf(ctx)),
    sheets: pieces.some((piece) => 'part' in piece) ? ['parts'] : [],
    view: <ContentView page={page} pieces={pieces} />,
  };
});
