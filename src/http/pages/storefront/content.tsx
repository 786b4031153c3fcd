import { readContentPage } from '#site/content/server/read-content-page.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { showContentPage } from './blocks/show-page.tsx';
import { missingPage } from './missing-page.tsx';

export const loader = documentLoader(async (request) => {
  const { ctx, params, url } = request;
  const slug = params.slug ?? '';
  const page = await readContentPage(ctx, slug);
  return page ? showContentPage(page, { ctx, url }) : missingPage(request, { kind: 'content', slug });
});
