import { data } from 'react-router';
import { AttributeList } from '#catalogue/taxonomy/back-office/attributes/attribute-list.tsx';
import { staffAttributesAction } from '#catalogue/taxonomy/rules/attribute-form.ts';
import { postMove } from '#catalogue/taxonomy/server/attributes/post-attribute.ts';
import { listStaffAttributes } from '#catalogue/taxonomy/server/attributes/read-staff-attributes.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/attributes.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    attributes: await listStaffAttributes(ctx),
    nonce: ctx.nonces.make(staffAttributesAction),
    removed: asked.has('removed'),
    title: words.staffAttributes.title,
  };
}

/** Moves an attribute, which the list shows at once. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const moved = await postMove(staffContext(context, 'products'), { attributeId: null, form });
  if (!moved) throw data(null, 400);
  return data(moved, { status: moved.ok ? 200 : 422 });
}

export default function StaffAttributes({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <AttributeList {...page} />;
}
