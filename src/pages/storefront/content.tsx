import { readContentPage } from '#shop/content/server/read-content-page.ts';
import { ContentView } from '#shop/content/storefront/content-view.tsx';
import { QuoteForBusiness } from '#shop/quotes/storefront/quote-for-business.tsx';
import { QuotePlace } from '#shop/quotes/storefront/quote-place.tsx';
import { contentHead } from '#shop/site/rules/page-heads.ts';
import { headPlaceOf } from '../head-place.ts';
import { headMeta } from '../page-meta.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/content.ts';
import { missingPage } from './missing-page.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? headMeta(matches, loaderData.head) : [];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const page = await readContentPage(toolbox, params.slug);
  if (!page) throw await missingPage(context, request, { kind: 'content', slug: params.slug });
  const offersQuotes = toolbox.visitor.audience.isBusiness ?? false;
  return { ...page, offersQuotes, head: contentHead({ ...page, text: page.bodyHtml }, headPlaceOf(toolbox)) };
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const quote = loaderData.offersQuotes ? (
    <QuotePlace location="shortcode" />
  ) : (
    <QuoteForBusiness path={loaderData.path} />
  );
  return <ContentView page={loaderData} quote={quote} />;
}
