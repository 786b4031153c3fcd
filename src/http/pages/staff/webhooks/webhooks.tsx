import { WebhooksPage } from '#site/webhooks/back-office/webhooks-page.tsx';
import { listWebhooks } from '#site/webhooks/server/list-webhooks.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/webhooks.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'api-keys');
  return {
    page: {
      webhooks: await listWebhooks(ctx.db),
      removed: asked.has('removed'),
    },
    title: words.webhooks.title,
  };
}

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  return <WebhooksPage {...loaderData.page} />;
}
