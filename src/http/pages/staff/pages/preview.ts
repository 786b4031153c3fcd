import { askedLanguage, audienceIn } from '#foundation/visitor/rules/language.ts';
import { openTerms } from '#foundation/visitor/rules/visitor.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { pathOfPage } from '#site/content/rules/blocks/page-ids.ts';
import { readEditedPage } from '#site/content/server/staff/read-pages.ts';
import { answerDocument } from '../../documents/document-loader.tsx';
import { found } from '../../not-found.ts';
import { nonceContext } from '../../request-context-key.ts';
import { showContentPage, showHome } from '../../storefront/blocks/show-page.tsx';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/preview.ts';
import { pageIdOf } from './page-id.ts';

/** The draft of a page as guests would see it if it were published now. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { ctx: staff, asked } = openStaffPage(args, 'pages');
  const page = found(await readEditedPage(staff, found(pageIdOf(args.params.id))));
  const { audience } = await readSegment(staff, 'guests');
  const language = askedLanguage(asked.get('in')) ?? staff.settings.interface_language;
  const ctx = {
    ...staff,
    visitor: { person: null, audience: audienceIn(audience, language), terms: openTerms },
  };
  const path = pathOfPage(page.id, page.content.slug);
  const url = new URL(path, ctx.shopUrl);
  const updatedAt = ctx.clock.now().toISOString();
  const shown = page.isHome
    ? await showHome(page.content, { ctx, url })
    : await showContentPage({ content: page.content, path, updatedAt }, { ctx, url });
  ctx.reply.allowFraming();
  const nonce = args.context.get(nonceContext);
  const document = { ...shown, robots: 'noindex, nofollow' };
  const answer = await answerDocument(document, new Request(url), ctx, nonce);
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.delete('speculation-rules');
  return new Response(answer.body, { status: answer.status, headers });
}
