import { ApiKeysPage } from '#customers/api-keys/back-office/api-keys-page.tsx';
import { apiKeyActions, apiKeysAction } from '#customers/api-keys/rules/api-key.ts';
import { listApiKeys } from '#customers/api-keys/server/list-api-keys.ts';
import { postApiKeys } from '#customers/api-keys/server/post-api-key.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/api-keys.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'api-keys');
  return {
    page: {
      keys: await listApiKeys(ctx),
      address: `${ctx.shopUrl}/wp-json/wc/v3/`,
      nonce: ctx.nonces.make(apiKeysAction),
      done: apiKeyActions.find((action) => action === asked.get('done')) ?? null,
    },
    title: words.apiKeys.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postApiKeys(staffContext(context, 'api-keys'), await request.formData()));
}

export default function ApiKeys({ loaderData }: Route.ComponentProps) {
  return <ApiKeysPage {...loaderData.page} />;
}
