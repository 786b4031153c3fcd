import { readLetter } from '#selling/orders/server/list-post-box.ts';
import { idFrom, notFound } from '../not-found.ts';
import type { Route } from './+types/letter-html.ts';
import { staffToolbox } from './staff-toolbox.ts';

// A letter brings its own looks and may do nothing: no scripts, no pictures from elsewhere, shown only inside our own page.
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups";

/** The markup of a letter, for the frame of its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const letter = await readLetter(staffToolbox(context, 'letters'), idFrom(params.id));
  if (letter?.html === null || letter?.html === undefined) throw notFound();
  return new Response(letter.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': letterPolicy,
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
