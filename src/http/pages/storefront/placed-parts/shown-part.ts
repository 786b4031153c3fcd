import type { BulkForm } from '#wholesale/bulk-order/rules/bulk-form.ts';

/** A part of the shop in a text, by the name of its code, with what its loader read for it. */
export type ShownPart =
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
