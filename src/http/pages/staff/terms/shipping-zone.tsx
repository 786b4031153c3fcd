import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ZonePage } from '#selling/shipping/back-office/zone-page.tsx';
import { emptyZone, staffShippingAction } from '#selling/shipping/rules/zone-form.ts';
import { postStaffZone } from '#selling/shipping/server/staff/post-staff-zone.ts';
import { listShippingClasses, readStaffZone } from '#selling/shipping/server/staff/read-staff-zones.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/shipping-zone.ts';

export const meta = titleMeta;

// Zone 0 is the rest of the world.
const idOf = (param: string) => (param === 'new' ? null : param === '0' ? 0 : idFrom(param));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'shipping');
  const id = idOf(params.id);
  const draft = id === null ? emptyZone : await readStaffZone(ctx, id);
  if (!draft) throw notFound();
  const { staffShipping: words } = staffMessagesFor(staffLocale(ctx));
  return {
    page: {
      id,
      draft,
      classes: await listShippingClasses(ctx),
      nonce: ctx.nonces.make(staffShippingAction),
      saved: new URL(request.url).searchParams.has('saved'),
    },
    title: id === null ? words.newTitle : words.titleOf(draft.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'shipping');
  return answerForm(await postStaffZone(ctx, idOf(params.id), await request.formData()));
}

export default function StaffShippingZone({ loaderData, actionData }: Route.ComponentProps) {
  return <ZonePage {...loaderData.page} rejected={actionData ?? null} />;
}
