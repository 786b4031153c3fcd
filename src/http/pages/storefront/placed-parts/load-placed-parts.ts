import type { RouterContextProvider } from 'react-router';
import {
  type PlaceableParts,
  type PlacedPart,
  textAlone,
  textPieces,
} from '#site/content/rules/placed-part.ts';
import type { BulkForm } from '#wholesale/bulk-order/rules/bulk-form.ts';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import { readTableAddress } from '#wholesale/product-tables/rules/search/table-address.ts';
import { showTable } from '#wholesale/product-tables/server/show-table.ts';
import { staticTable } from '#wholesale/product-tables/storefront/static-table.ts';
import { prepareStatic, requestContextOf } from '../../request-context-key.ts';

/** A part of the shop in a text, by the name of its code, with what its loader read for it. */
type ShownPart =
  | {
      readonly name: 'bulk_order';
      /** null for everybody who is no business customer */
      readonly form: BulkForm | null;
      readonly path: string;
    }
  | {
      readonly name: 'quote_request';
      /** to business customers alone */
      readonly isOffered: boolean;
      readonly path: string;
    }
  | {
      readonly name: 'product_table';
      /** which piece of its page it is: its data is that of the static part there */
      readonly position: number;
    };

/** A piece of a text as a page's loader hands it to its view. */
export type LoadedPiece = { readonly html: string } | ShownPart;

type Reading = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  readonly attributes: PlacedPart['attributes'];
  /** which piece of its page it is, from 0: it identifies parts of a page */
  readonly position: number;
  /** of the page that has it */
  readonly path: string;
};

type PartLoader<Name> = (reading: Reading) => Promise<Extract<ShownPart, { readonly name: Name }> | null>;

type PartName = ShownPart['name'];

/**
 * What each part reads for a visitor of its page; null: it shows nothing. Pages of text are cached for an audience: a part that
 * shows a person calls `ctx.reply.keepOut()`. What the browser renders once more comes as data with the part; what it does not is handed to
 * `prepareStatic`. Codes of parts that are not here stay text.
 */
const loaders: { readonly [Name in PartName]: PartLoader<Name> } = {
  bulk_order: async ({ context, attributes, path }) => ({
    name: 'bulk_order',
    form: await readBulkForm(requestContextOf(context), { said: attributes, path }),
    path,
  }),
  quote_request: async ({ context, path }) => ({
    name: 'quote_request',
    isOffered: requestContextOf(context).visitor.audience.isBusiness ?? false,
    path,
  }),
  product_table: async ({ context, request, attributes, position, path }) => {
    const addressed = readTableAddress(new URL(request.url).searchParams);
    const table = await showTable(requestContextOf(context), attributes.id ?? '', { path, addressed });
    if (!table) return null;
    prepareStatic(context, staticTable(position), table);
    return { name: 'product_table', position };
  },
};

const placeable: PlaceableParts & Readonly<Record<PartName, 'once' | 'often'>> = {
  bulk_order: 'often',
  quote_request: 'once',
  product_table: 'often',
};

const isPartName = (name: string): name is PartName => Object.hasOwn(loaders, name);

async function load(name: string, reading: Reading): Promise<readonly ShownPart[]> {
  const part = isPartName(name) ? await loaders[name](reading) : null;
  return part ? [part] : [];
}

/** The pieces of a page's text with what its parts show, and its text alone. */
export async function loadPlacedParts(
  page: { readonly bodyHtml: string; readonly path: string },
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ readonly pieces: readonly LoadedPiece[]; readonly text: string }> {
  const pieces = textPieces(page.bodyHtml, placeable);
  const loaded = await Promise.all(
    pieces.map(async (piece, position): Promise<readonly LoadedPiece[]> => {
      if ('html' in piece) return [piece];
      const { name, attributes } = piece.part;
      return load(name, { context, request, attributes, position, path: page.path });
    }),
  );
  return { pieces: loaded.flat(), text: textAlone(pieces) };
}
