import { data } from 'react-router';
import { MadeApiKeyPage } from '#customers/api-keys/back-office/made-api-key-page.tsx';
import { NewApiKeyPage } from '#customers/api-keys/back-office/new-api-key-page.tsx';
import { apiKeysAction } from '#customers/api-keys/rules/api-key.ts';
import { listKeyOwners } from '#customers/api-keys/server/list-key-owners.ts';
import { postApiKeyForm } from '#customers/api-keys/server/post-api-key.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/api-key.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'api-keys');
  return {
    page: {
      id: null,
      draft: { name: '', owner: String(ctx.visitor.person?.customerId ?? ''), access: 'read' as const },
      owners: await listKeyOwners(ctx),
      nonce: ctx.nonces.make(apiKeysAction),
      saved: false,
    },
    address: `${ctx.shopUrl}/wp-json/wc/v3/`,
    title: words.apiKeys.newTitle,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postApiKeyForm(staffContext(context, 'api-keys'), await request.formData());
  return data(outcome, { status: outcome.kind === 'made' ? 200 : 422 });
}

export default function ApiKey({ loaderData, actionData }: Route.ComponentProps) {
  const { page, address } = loaderData;
  if (actionData?.kind === 'made') return <MadeApiKeyPage {...actionData} address={address} />;
  return <NewApiKeyPage {...page} rejected={actionData ?? null} />;
}
