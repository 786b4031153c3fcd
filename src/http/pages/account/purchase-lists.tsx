import { redirect } from 'react-router';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { listLists } from '#wholesale/purchase-lists/server/list-lists.ts';
import { postCartAsList } from '#wholesale/purchase-lists/server/save-cart.ts';
import { ListsView } from '#wholesale/purchase-lists/storefront/lists-view.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { businessAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { frame } = businessAccount(ctx, request);
  const lists = await listLists(ctx);
  const { title } = purchaseListsFor(ctx.visitor.audience.locale);
  return {
    head: title,
    view: <ListsView lists={lists} {...frame} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  businessAccount(ctx, request);
  return redirect(await postCartAsList(ctx, await postedFields(request)), 303);
});
