import { readEmail } from '#selling/orders/server/list-email-log.ts';
import { idFrom, notFound } from '../not-found.ts';
import type { Route } from './+types/email-html.ts';
import { emailResponse } from './email-response.ts';
import { staffContext } from './staff-context.ts';

/** The markup of an email, for the frame of its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await readEmail(staffContext(context, 'letters'), idFrom(params.id));
  if (email?.html === null || email?.html === undefined) throw notFound();
  return emailResponse(email.html);
}
