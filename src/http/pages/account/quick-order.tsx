import { redirect } from 'react-router';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Island } from '#kit/islands/storefront/island.tsx';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { plainFormPath } from '#wholesale/bulk-order/rules/plain-form.ts';
import { postPlainForm } from '#wholesale/bulk-order/server/post-plain-form.ts';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import bulkOrder from '#wholesale/bulk-order/storefront/bulk-order.island.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { found } from '../not-found.ts';
import { businessAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { frame } = businessAccount(ctx, request);
  const form = found(await readBulkForm(ctx, { said: {}, path: plainFormPath }));
  const { title } = bulkOrderFor(ctx.visitor.audience.locale);
  return {
    head: title,
    sheets: ['parts'],
    view: (
      <AccountFrame title={title} current="quick-order" {...frame}>
        <Island of={bulkOrder} props={{ form, width: 'narrow' }} />
      </AccountFrame>
    ),
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  businessAccount(ctx, request);
  return redirect(await postPlainForm(ctx, await request.formData()), 303);
});
