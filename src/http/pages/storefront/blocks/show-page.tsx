import { readPicture } from '#catalogue/products/server/read-picture.ts';
import { EmptyCatalogue } from '#catalogue/products/storefront/empty-catalogue.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { shownText } from '#site/content/rules/blocks/localized.ts';
import type { PageContent } from '#site/content/rules/blocks/page-content.ts';
import { pictureIdsOf, textOf } from '#site/content/rules/blocks/walk-fields.ts';
import { BlockPage } from '#site/content/storefront/blocks/block-page.tsx';
import { ContentView } from '#site/content/storefront/content-view.tsx';
import { organizationData } from '#site/page-heads/rules/organization-data.ts';
import { contentHead, homeHead } from '#site/page-heads/rules/page-heads.ts';
import type { DocumentPage } from '../../documents/document-loader.tsx';
import { headContextOf } from '../../head-context.ts';
import { withoutParts } from '../placed-parts/load-placed-parts.tsx';
import { loadBlocks } from './load-blocks.tsx';
import { withDataOfShop } from './with-data-of-shop.ts';

type Around = { readonly ctx: RequestContext; readonly url: URL };

/** The page that the shop begins with, made of blocks. */
export async function showHome({ blocks }: PageContent, { ctx, url }: Around): Promise<DocumentPage> {
  const { settings } = ctx;
  const [firstPicture = 0] = pictureIdsOf(blocks);
  const [loaded, hero] = await Promise.all([
    loadBlocks(blocks, { ctx, url, path: '/' }),
    readPicture(ctx, firstPicture),
  ]);
  return {
    head: homeHead({ tagline: settings.shop_tagline, hero }, headContextOf(ctx)),
    sheets: loaded.hasParts ? ['parts'] : [],
    view: (
      <>
        {loaded.hasOwnTitle ? null : <h1 className={visuallyHidden}>{settings.shop_name}</h1>}
        <BlockPage blocks={loaded.blocks}>{loaded.hasGoods ? null : <EmptyCatalogue />}</BlockPage>
        {/* React escapes `</script` in the text. */}
        <script type="application/ld+json">{JSON.stringify(organizationData(settings, ctx.shopUrl))}</script>
      </>
    ),
  };
}

/** A page of the shop's own. */
export async function showContentPage(
  page: { readonly content: PageContent; readonly path: string; readonly updatedAt: string },
  { ctx, url }: Around,
): Promise<DocumentPage> {
  const { content, path, updatedAt } = page;
  const { locale } = ctx.visitor.audience;
  const title = shownText(content.title, locale);
  const loaded = await loadBlocks(content.blocks, { ctx, url, path });
  const text = withoutParts(withDataOfShop(ctx, textOf(content.blocks, locale)));
  return {
    head: contentHead({ title: title.text, path, text }, headContextOf(ctx)),
    sheets: loaded.hasParts ? ['parts'] : [],
    view: (
      <ContentView
        page={{ title, path, updatedAt }}
        blocks={loaded.blocks}
        hasOwnTitle={loaded.hasOwnTitle}
      />
    ),
  };
}
