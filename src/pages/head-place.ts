import { headsFor } from '#messages/heads-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import type { HeadPlace } from '#shop/site/rules/page-heads.ts';

/** What the heads of all pages for a visitor have in common; for loaders, since its words stay on the server. */
export function headPlaceOf({ visitor, settings }: Toolbox): HeadPlace {
  const { locale } = visitor.audience;
  return { words: headsFor(locale), shopName: settings.shop_name, locale };
}
