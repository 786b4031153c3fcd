import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { wishListFor } from '#messages/wish-list-for.ts';
import { readWishListChange, wishListDoneFrom, wishListPath } from '#selling/wish-list/rules/wish-list.ts';
import { changeWishList, readWishList } from '#selling/wish-list/server/wish-list.ts';
import { WishListView } from '#selling/wish-list/storefront/wish-list-view.tsx';
import { cardMarkupIn } from '../documents/card-markup.tsx';
import { documentLoader } from '../documents/document-loader.tsx';

export const loader = documentLoader(async ({ ctx, url }) => {
  ctx.reply.preventCaching();
  const { audience, person } = ctx.visitor;
  return {
    head: wishListFor(audience.locale).title,
    view: (
      <WishListView
        cards={await readWishList(ctx)}
        cardMarkup={cardMarkupIn(audience)}
        done={wishListDoneFrom(url.searchParams.get('done'))}
        isGuest={person === null}
      />
    ),
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const change = readWishListChange(postedForm(await request.formData()));
  const done = change ? await changeWishList(ctx, change) : 'unknown';
  return redirect(`${wishListPath}?done=${done}`, 303);
});
