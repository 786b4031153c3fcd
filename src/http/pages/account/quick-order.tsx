import { redirect } from 'react-router';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { plainFormPath } from '#wholesale/bulk-order/rules/plain-form.ts';
import { postPlainForm } from '#wholesale/bulk-order/server/post-plain-form.ts';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import { BulkOrderSection } from '#wholesale/bulk-order/storefront/bulk-order-section.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/quick-order.ts';
import { businessAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: bulkOrderFor(loaderData?.locale ?? 'it').title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, frame } = businessAccount(context, request);
  const form = await readBulkForm(ctx, { said: {}, path: plainFormPath });
  if (!form) throw notFound();
  return { form, frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx } = businessAccount(context, request);
  throw redirect(await postPlainForm(ctx, await request.formData()), 303);
}

export default function QuickOrder({ loaderData }: Route.ComponentProps) {
  const { form, frame, locale } = loaderData;
  return (
    <AccountFrame title={bulkOrderFor(locale).title} current="quick-order" {...frame}>
      <BulkOrderSection form={form} width="narrow" />
    </AccountFrame>
  );
}
