import { readEmail } from '#selling/orders/server/list-email-log.ts';
import { idFrom, notFound } from '../not-found.ts';
import type { Route } from './+types/email-html.ts';
import { staffContext } from './staff-context.ts';

// An email brings its own looks and may do nothing: no scripts, no pictures from elsewhere, shown only inside our own page.
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups";

/** The markup of an email, for the frame of its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await readEmail(staffContext(context, 'letters'), idFrom(params.id));
  if (email?.html === null || email?.html === undefined) throw notFound();
  return new Response(email.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': emailPolicy,
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
