import { redirect } from 'react-router';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { plainFormPath } from '#wholesale/bulk-order/rules/plain-form.ts';
import { postPlainForm } from '#wholesale/bulk-order/server/post-plain-form.ts';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import { BulkOrderPlace } from '#wholesale/bulk-order/storefront/bulk-order-place.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/quick-order.ts';
import { businessAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: bulkOrderFor(loaderData?.locale ?? 'it').title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { toolbox, frame } = businessAccount(context, request);
  const form = await readBulkForm(toolbox, { said: {}, path: plainFormPath });
  if (!form) throw notFound();
  return { form, frame, locale: toolbox.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { toolbox } = businessAccount(context, request);
  throw redirect(await postPlainForm(toolbox, await request.formData()), 303);
}

export default function QuickOrder({ loaderData }: Route.ComponentProps) {
  const { form, frame, locale } = loaderData;
  return (
    <AccountFrame title={bulkOrderFor(locale).title} current="quick-order" {...frame}>
      <BulkOrderPlace form={form} room="narrow" />
    </AccountFrame>
  );
}
