import { AttributeList } from '#catalogue/taxonomy/back-office/attributes/attribute-list.tsx';
import { listStaffAttributes } from '#catalogue/taxonomy/server/attributes/read-staff-attributes.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/attributes.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    attributes: await listStaffAttributes(ctx),
    removed: asked.has('removed'),
    title: words.staffAttributes.title,
  };
}

export default function StaffAttributes({ loaderData: { attributes, removed } }: Route.ComponentProps) {
  return <AttributeList attributes={attributes} removed={removed} />;
}
