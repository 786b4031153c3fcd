import { lookSample } from '#site/content/rules/blocks/look-sample.data.ts';
import { usualTheme } from '#site/settings/rules/shown-look.ts';
import { nonceContext } from '../../request-context-key.ts';
import { showHome } from '../../storefront/blocks/show-page.tsx';
import { answerPreview, asGuest } from '../preview-as-guest.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/look-preview.ts';

/** A page of the storefront in the usual look, which the form of the look dresses in what is typed. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { ctx: staff } = openStaffPage(args, 'settings');
  const guest = await asGuest(staff, staff.settings.interface_language);
  const ctx = { ...guest, settings: { ...guest.settings, ...usualTheme } };
  const url = new URL('/', ctx.shopUrl);
  const shown = await showHome(lookSample, { ctx, url });
  return answerPreview(shown, { ctx, url, nonce: args.context.get(nonceContext) });
}
