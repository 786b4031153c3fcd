import { redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { wishlistFor } from '#messages/wishlist-for.ts';
import type { WishlistReply } from '#selling/wishlist/rules/own-wishlist.ts';
import { readWishlistChange, wishlistDoneFrom, wishlistPath } from '#selling/wishlist/rules/wishlist.ts';
import { tellWishlist, wishlistIds } from '#selling/wishlist/server/tell-wishlist.ts';
import { changeWishlist, readWishlist } from '#selling/wishlist/server/wishlist.ts';
import { WishlistView } from '#selling/wishlist/storefront/wishlist-view.tsx';
import { cardMarkupIn } from '../documents/card-markup.tsx';
import { documentLoader } from '../documents/document-loader.tsx';

export const loader = documentLoader(async ({ ctx, url }) => {
  ctx.reply.preventCaching();
  await tellWishlist(ctx);
  const { audience, person } = ctx.visitor;
  return {
    head: wishlistFor(audience.locale).title,
    view: (
      <WishlistView
        cards={await readWishlist(ctx)}
        cardMarkup={cardMarkupIn(audience)}
        done={wishlistDoneFrom(url.searchParams.get('done'))}
        isGuest={person === null}
      />
    ),
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const change = readWishlistChange(postedForm(await request.formData()));
  const done = change ? await changeWishlist(ctx, change) : 'unknown';
  await tellWishlist(ctx);
  if (request.headers.get('accept') === 'application/json') {
    const reply: WishlistReply = { done, ids: await wishlistIds(ctx) };
    return Response.json(reply);
  }
  return redirect(`${wishlistPath}?done=${done}`, 303);
});
