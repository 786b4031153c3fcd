import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { headsFor } from '#messages/heads-for.ts';
import type { HeadPlace } from '#site/page-heads/rules/page-heads.ts';

/** What the heads of all pages for a visitor have in common; for loaders, since its words stay on the server. */
export function headPlaceOf({ visitor, settings }: Toolbox): HeadPlace {
  const { locale } = visitor.audience;
  return { words: headsFor(locale), shopName: settings.shop_name, locale };
}
