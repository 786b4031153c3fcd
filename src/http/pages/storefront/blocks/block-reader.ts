import type { Picture } from '#catalogue/media/rules/picture.ts';
import { readPicture } from '#catalogue/products/server/read-picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { BlockKind, ValuesOfKind } from '#site/content/rules/blocks/block-kinds.ts';
import { type Localized, type ShownText, shownText } from '#site/content/rules/blocks/localized.ts';
import type { ShownBlock } from '#site/content/storefront/blocks/block-page.tsx';
import type { ShownLink } from '#site/content/storefront/blocks/hero-block.tsx';
import { withDataOfShop } from './with-data-of-shop.ts';

/** The page that shows a block, and the block's place in it. */
export type AroundBlock = {
  readonly ctx: RequestContext;
  readonly url: URL;
  readonly path: string;
  /** of the parts that it places: no other block of the page has the next hundred */
  readonly partsFrom: number;
  /** it opens the page with its title */
  readonly isFirst: boolean;
  /** it shares the width of the page with others */
  readonly isInColumn: boolean;
};

/** What a block shows, or a part of it. */
export type Shown = Omit<ShownBlock, 'id'> & { /** with styles of its own */ readonly isPart?: true };

/** Reads what a block shows: nothing where all that it would show is gone. */
export type BlockLoader<Kind extends BlockKind> = (
  values: ValuesOfKind<Kind>,
  around: AroundBlock,
) => Promise<Shown | readonly Shown[] | null>;

export type BlockLoaders<Kinds extends BlockKind> = { readonly [Kind in Kinds]: BlockLoader<Kind> };

/** The texts of a block as its reader sees them; those with markup with the data of the firm in them. */
export function blockReader({ ctx }: Pick<AroundBlock, 'ctx'>) {
  const { locale } = ctx.visitor.audience;
  return {
    text: (text: Localized): ShownText => shownText(text, locale),
    html: (text: Localized): ShownText => {
      const shown = shownText(text, locale);
      return { ...shown, text: withDataOfShop(ctx, shown.text) };
    },
  };
}

/** A link with its words; null without words or without a target. */
export const linkOf = (label: ShownText, path: string): ShownLink | null =>
  label.text === '' || path === '' ? null : { ...label, path };

/** A picture of a block; null for none, and for one that is gone. */
export const pictureOf = (ctx: RequestContext, id: number | null): Promise<Picture | null> =>
  id === null ? Promise.resolve(null) : readPicture(ctx, id);
