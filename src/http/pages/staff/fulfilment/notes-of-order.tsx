import { NotesOfOrderPage } from '#selling/delivery-notes/back-office/notes-of-order-page.tsx';
import { deliveryNotesAction, readNoteDone } from '#selling/delivery-notes/rules/delivery-note-form.ts';
import { postDeliveryNote } from '#selling/delivery-notes/server/post-delivery-note.ts';
import { readNotesPage } from '#selling/delivery-notes/server/read-notes-page.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/notes-of-order.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  const page = found(await readNotesPage(ctx, idFrom(args.params.id)));
  return {
    page: { ...page, nonce: ctx.nonces.make(deliveryNotesAction), done: readNoteDone(asked) },
    title: words.staffDeliveryNotes.titleOf(page.order.number),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'fulfilment');
  return answerForm(await postDeliveryNote(ctx, idFrom(params.id), await request.formData()));
}

export default function NotesOfOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <NotesOfOrderPage {...loaderData.page} rejected={actionData ?? null} />;
}
