import type { Seller } from '#wholesale/conversations/rules/conversation.ts';

/** Where a quote is requested: on the cart page, on a page of the shop's own text, on the page of a product (QUO-01), for the quote list (RAQ-06). */
export const quoteLocations = ['standard', 'shortcode', 'productpage', 'quotelist'] as const;
export type QuoteLocation = (typeof quoteLocations)[number];

export const quoteFieldKinds = ['text', 'checkbox', 'file'] as const;
type QuoteFieldKind = (typeof quoteFieldKinds)[number];

/** A question that the shop adds to the form, in the language of who is asked. */
export type QuoteField = {
  readonly id: number;
  readonly kind: QuoteFieldKind;
  readonly label: string;
  /** labels of the boxes of a checkbox field */
  readonly options: readonly string[];
  readonly required: boolean;
};

/** What a check of a quote request depends on beside what was typed. */
export type QuoteTerms = {
  readonly fields: readonly QuoteField[];
  /** a message may be left out (QUO-15) */
  readonly messageOptional: boolean;
  /** how long the ending of an email address may be (QUO-13) */
  readonly topLevelMax: number;
};

/** The form of a quote request as a business customer gets it. */
export type QuoteForm = QuoteTerms & {
  readonly location: QuoteLocation;
  /** of a product page */
  readonly product: { readonly id: number; readonly name: string } | null;
  /** from the account; both can be changed (QUO-05) */
  readonly name: string;
  readonly email: string;
  /** whom it can be sent to where that does not follow from the goods (QUO-10) */
  readonly sellers: readonly Seller[];
  /** the id of the vendor of the goods, '' for the shop */
  readonly vendor: string;
  /** the cart has products of more than one vendor (QUO-14) */
  readonly hasManyVendors: boolean;
  /** what files may be, for the `accept` attribute, and how large, in megabytes */
  readonly accept: string;
  readonly maxMegabytes: number;
  readonly shopName: string;
  /** prefix and nonce of wholesale calls */
  readonly wholesale: string;
  readonly nonce: string;
};

type Prefixed = { readonly wholesale: string };

/** The name under which the value of a custom field is sent (wire 4.1). */
export const quoteFieldName = ({ wholesale }: Prefixed, { id }: Pick<QuoteField, 'id'>) =>
  `${wholesale}_field_${id}`;

/** The name of its file input where no scripts run, and of the reason why a file was not stored. */
export const quoteFileInput = (wire: Prefixed, field: Pick<QuoteField, 'id'>) =>
  `${quoteFieldName(wire, field)}_file`;
export const quoteFileProblem = (wire: Prefixed, field: Pick<QuoteField, 'id'>) =>
  `${quoteFieldName(wire, field)}_problem`;

/** The comma-separated ids of the custom fields by kind (QUO-07). */
export function quoteIdLists(fields: readonly QuoteField[]) {
  const idsOf = (kind: QuoteFieldKind) =>
    fields
      .filter((field) => field.kind === kind)
      .map(({ id }) => id)
      .join(',');
  return {
    quotetextids: idsOf('text'),
    quotecheckboxids: idsOf('checkbox'),
    quotefileids: idsOf('file'),
  };
}

/** The page of the form for browsers without scripts, and the address from which scripts load it. */
export const quoteRequestPath = '/my-account/quote-request/';
export const quoteFormPath = (location: QuoteLocation, productId: number | null) =>
  `${quoteRequestPath}form/?${locationParameters(location, productId)}`;

/** The parameters of an address that say where a quote is requested. */
export const locationParameters = (location: QuoteLocation, productId: number | null) =>
  `location=${location}${productId === null ? '' : `&product=${productId}`}`;
