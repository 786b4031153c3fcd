import { isProfileField } from '#customers/passwords/rules/penalised-words.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** What the shop knows of itself and of a person, whose words make a new password weaker: `weblog_title`, `admin_email` and the profile (PWD-07). */
export function knownTexts(
  { settings, visitor }: Pick<RequestContext, 'settings' | 'visitor'>,
  owner: readonly string[] = [],
): readonly string[] {
  const { person } = visitor;
  const own = person ? [person.email, person.firstName, person.lastName, person.company] : [];
  return [settings.shop_name, settings.shop_email, ...own, ...owner].filter((text) => text !== '');
}

/** The same with title and address of the page and with what a form says: what the page's own meter penalises (PWD-06). */
export function penalisedTexts(
  ctx: Pick<RequestContext, 'settings' | 'visitor' | 'shopUrl'>,
  page: { readonly title: string; readonly path: string; readonly owner?: readonly string[] },
  fields: PostedFields,
): readonly string[] {
  const posted = Object.entries(fields).flatMap(([name, value]) =>
    value !== undefined && isProfileField(name) ? [value] : [],
  );
  return [page.title, ctx.shopUrl + page.path, ...knownTexts(ctx, page.owner), ...posted];
}
