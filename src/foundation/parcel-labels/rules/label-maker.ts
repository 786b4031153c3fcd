/** A parcel that a label is made for; amounts in cents. */
export type LabelToMake = {
  /** by which the carrier knows the shipment; never used twice */
  readonly reference: number;
  /** as it stands on the label: the number of the order */
  readonly order: string;
  readonly recipient: {
    readonly name: string;
    readonly contact: string;
    readonly address: string;
    readonly postcode: string;
    readonly city: string;
    readonly state: string;
    /** ISO 3166-1 alpha-2 */
    readonly country: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly weightGrams: number;
  /** what the carrier collects; 0 for nothing */
  readonly toCollect: number;
};

/** Why a carrier does not do it. */
export const labelRefusals = [
  'credentials',
  'address',
  'data',
  'busy',
  'at-depot',
  'service',
  'other',
] as const;
export type LabelRefusal = (typeof labelRefusals)[number];

/** What did not work. `unreachable`: nothing was sent; `unknown`: it was sent, and nobody knows what became of it. */
export type FailedLabel =
  | { readonly kind: 'refused'; readonly reason: LabelRefusal; readonly problem: string }
  | { readonly kind: 'unreachable'; readonly problem: string }
  | { readonly kind: 'unknown'; readonly problem: string };

export type MadeLabel =
  | { readonly kind: 'made'; readonly tracking: string; readonly pdf: Uint8Array<ArrayBuffer> }
  | FailedLabel;

/** `absent`: the carrier knows no such shipment. */
export type CancelledLabel = { readonly kind: 'cancelled' } | { readonly kind: 'absent' } | FailedLabel;

/** The service of a carrier that makes labels. */
export type LabelMaker = {
  readonly make: (label: LabelToMake) => Promise<MadeLabel>;
  /** takes a shipment back by its reference; whether it was made need not be known */
  readonly cancel: (reference: number, order: string) => Promise<CancelledLabel>;
};
