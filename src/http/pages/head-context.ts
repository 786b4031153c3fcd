import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { headsFor } from '#messages/heads-for.ts';
import type { HeadContext } from '#site/page-heads/rules/page-heads.ts';

/** What the heads of all pages for a visitor have in common; for loaders, since its words stay on the server. */
export function headContextOf({ visitor, settings }: RequestContext): HeadContext {
  const { locale } = visitor.audience;
  return { words: headsFor(locale), shopName: settings.shop_name, locale };
}
