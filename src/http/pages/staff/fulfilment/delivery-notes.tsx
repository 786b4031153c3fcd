import { DeliveryNotesPage } from '#selling/delivery-notes/back-office/delivery-notes-page.tsx';
import { listDeliveryNotes } from '#selling/delivery-notes/server/read-delivery-notes.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/delivery-notes.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  return {
    list: found(await listDeliveryNotes(ctx, idFrom(asked.get('page') ?? '1'))),
    title: words.staffDeliveryNotes.title,
  };
}

export default function DeliveryNotes({ loaderData: { list } }: Route.ComponentProps) {
  return <DeliveryNotesPage {...list} />;
}
