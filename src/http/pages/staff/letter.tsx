import { LetterPage } from '#selling/orders/back-office/letter-page.tsx';
import { readLetter } from '#selling/orders/server/list-post-box.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/letter.ts';
import { staffToolbox } from './staff-toolbox.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.letter.subject ?? '' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const letter = await readLetter(staffToolbox(context, 'letters'), idFrom(params.id));
  if (!letter) throw notFound();
  return { letter };
}

export default function StaffLetter({ loaderData }: Route.ComponentProps) {
  return <LetterPage letter={loaderData.letter} />;
}
