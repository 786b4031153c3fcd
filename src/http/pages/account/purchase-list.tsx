import { redirect } from 'react-router';
import { Island } from '#kit/islands/storefront/island.tsx';
import { postListForm } from '#wholesale/purchase-lists/server/post-list-form.ts';
import { readList } from '#wholesale/purchase-lists/server/read-list.ts';
import purchaseList from '#wholesale/purchase-lists/storefront/purchase-list.island.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { found, idFrom } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { businessAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, params, request }) => {
  const { frame, wholesale } = businessAccount(ctx, request);
  const list = found(await readList(ctx, idFrom(params.id)));
  return {
    head: list.title,
    view: <Island of={purchaseList} props={{ list, context: wholesale, ...frame }} />,
  };
});

export const action = documentLoader(async ({ ctx, params, request }) => {
  businessAccount(ctx, request);
  return redirect(await postListForm(ctx, idFrom(params.id), await postedFields(request)), 303);
});
