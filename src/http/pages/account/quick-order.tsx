import { redirect } from 'react-router';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Island } from '#kit/islands/storefront/island.tsx';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { pasteFields } from '#wholesale/bulk-order/rules/pasted-lines/paste-form.ts';
import { plainFormPath } from '#wholesale/bulk-order/rules/plain-form.ts';
import { postPasteForm } from '#wholesale/bulk-order/server/pasted-lines/post-paste-form.ts';
import { postPlainForm } from '#wholesale/bulk-order/server/post-plain-form.ts';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import bulkOrder from '#wholesale/bulk-order/storefront/bulk-order.island.tsx';
import { PreviewView } from '#wholesale/bulk-order/storefront/pasted-lines/preview-view.tsx';
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

/** Pasted lines are answered by their preview; codes and quantities go into the cart. */
export const action = documentLoader(async ({ ctx, request }) => {
  const { frame, wholesale } = businessAccount(ctx, request);
  const posted = await request.formData();
  if (!posted.has(pasteFields.lines)) return redirect(await postPlainForm(ctx, posted), 303);
  const preview = await postPasteForm(ctx, posted);
  const { audience } = ctx.visitor;
  const { preview: title } = bulkOrderFor(audience.locale).paste;
  return {
    status: preview.problem === null ? 200 : 422,
    head: title,
    sheets: ['parts'],
    view: (
      <AccountFrame title={title} current="quick-order" {...frame}>
        <PreviewView preview={preview} nonce={wholesale.nonce} mode={audience.mode} />
      </AccountFrame>
    ),
  };
});
