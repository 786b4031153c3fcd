import { data, redirect } from 'react-router';
import { readProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import { providerEnvironments } from '#foundation/payment-provider/rules/provider-connection.ts';
import { ProvidersPage } from '#selling/payments/back-office/connections/providers-page.tsx';
import {
  isRefusal,
  type ProvidersPage as Page,
  type ProvidersOutcome,
} from '#selling/payments/rules/provider-page.ts';
import { postProviders } from '#selling/payments/server/connections/post-providers.ts';
import { readProvidersPage } from '#selling/payments/server/connections/read-providers-page.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/payment-providers.ts';

export const meta = titleMeta;

const shown = ['saved', 'tried', 'webhook', 'forgotten', 'on', 'off'] as const;

/** What the address says was done; how trying ended is stored with the credentials. */
function doneBefore(page: Page, asked: URLSearchParams): ProvidersOutcome | null {
  const kind = shown.find((one) => one === asked.get('done'));
  const code = readProviderCode(asked.get('provider') ?? '');
  const environment = providerEnvironments.find((one) => one === asked.get('environment'));
  if (!kind || !code || !environment) return null;
  const at = { code, environment };
  if (kind === 'webhook') return { kind, found: asked.has('found'), ...at };
  if (kind !== 'saved' && kind !== 'tried') return { kind, ...at };
  const panel = page.panels.find((one) => one.code === code);
  const pane = panel?.panes.find((one) => one.environment === environment);
  return pane?.tried ? { kind, problem: pane.tried.problem, ...at } : null;
}

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'payment-providers');
  const page = await readProvidersPage(ctx);
  return { page, done: doneBefore(page, asked), title: words.staffProviders.title };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'payment-providers');
  const outcome = await postProviders(ctx, await request.formData());
  if (isRefusal(outcome)) return data(outcome, { status: 422 });
  // Nothing is stored of trying what environment variables set.
  if (outcome.kind === 'tried' && ctx.paymentSetup.configured[outcome.code]) return data(outcome);
  if (!('code' in outcome)) return data(outcome);
  const { kind, code, environment } = outcome;
  const done = new URLSearchParams({ done: kind, provider: code, environment });
  if (outcome.kind === 'webhook' && outcome.found) done.set('found', '1');
  throw redirect(`/staff/payment-providers/?${done}`, 303);
}

export default function StaffPaymentProviders({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  return <ProvidersPage page={page} outcome={actionData ?? done} />;
}
