import type { Route } from './+types/not-found.ts';
import { missingPage } from './missing-page.ts';

export async function loader({ context, request }: Route.LoaderArgs): Promise<never> {
  throw await missingPage(context, request);
}

export default function NotFound() {
  return null;
}
