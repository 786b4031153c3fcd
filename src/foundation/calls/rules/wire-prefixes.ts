/** The vendor prefixes of the wire contract (WIRE-01): never written out anywhere else. */
export type WirePrefixes = {
  /** {p}: actions of the wholesale extension */
  readonly wholesale: string;
  /** {P}: keys of the wholesale extension */
  readonly wholesaleKey: string;
  /** {t}: product table */
  readonly productTable: string;
  /** {pp}: payment provider */
  readonly wallet: string;
  /** {platform}: cookies, classes, error codes */
  readonly platform: string;
  /** {raq}: the action of the quote list, and the field that says what is to be done (RAQ-01) */
  readonly quoteList: string;
  readonly quoteListField: string;
};

export const defaultWirePrefixes: WirePrefixes = {
  wholesale: 'wholesale',
  wholesaleKey: 'WHOLESALE',
  productTable: 'ptable',
  wallet: 'wallet',
  platform: 'shop',
  quoteList: 'raq_action',
  quoteListField: 'raq_subaction',
};
