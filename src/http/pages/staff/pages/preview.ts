import { askedLanguage } from '#foundation/visitor/rules/language.ts';
import { pathOfPage } from '#site/content/rules/blocks/page-ids.ts';
import { readEditedPage } from '#site/content/server/staff/read-pages.ts';
import { found } from '../../not-found.ts';
import { nonceContext } from '../../request-context-key.ts';
import { showContentPage, showHome } from '../../storefront/blocks/show-page.tsx';
import { answerPreview, asGuest } from '../preview-as-guest.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/preview.ts';
import { pageIdOf } from './page-id.ts';

/** The draft of a page as guests would see it if it were published now. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { ctx: staff, asked } = openStaffPage(args, 'pages');
  const page = found(await readEditedPage(staff, found(pageIdOf(args.params.id))));
  const ctx = await asGuest(staff, askedLanguage(asked.get('in')) ?? staff.settings.interface_language);
  const path = pathOfPage(page.id, page.content.slug);
  const url = new URL(path, ctx.shopUrl);
  const updatedAt = ctx.clock.now().toISOString();
  const shown = page.isHome
    ? await showHome(page.content, { ctx, url })
    : await showContentPage({ content: page.content, path, updatedAt }, { ctx, url });
  return answerPreview(shown, { ctx, url, nonce: args.context.get(nonceContext) });
}
