/** What a location is. */
export const locationKinds = ['warehouse', 'counter', 'branch'] as const;
export type LocationKind = (typeof locationKinds)[number];

/** A location that stock lies at. */
export type StockLocation = {
  readonly id: number;
  readonly name: string;
  readonly kind: LocationKind;
  readonly address: string;
  /** it has what no other location has */
  readonly isDefault: boolean;
  readonly isOpen: boolean;
};

/** A location with what lies at it: articles, pieces, and pieces that are promised to orders. */
export type StaffLocation = StockLocation & {
  readonly articles: number;
  readonly pieces: number;
  readonly reserved: number;
};

/** What the ledger calls a location: null is the default one. */
export const ledgerId = ({ id, isDefault }: Pick<StockLocation, 'id' | 'isDefault'>): number | null =>
  isDefault ? null : id;

/** The location that the ledger calls so. */
export const locationOf = <Location extends Pick<StockLocation, 'id' | 'isDefault'>>(
  locations: readonly Location[],
  id: number | null,
): Location | null =>
  locations.find((location) => (id === null ? location.isDefault : location.id === id)) ?? null;

/** Pieces of an article at a location. */
export type PiecesAt = {
  readonly locationId: number;
  readonly name: string;
  readonly isDefault: boolean;
  readonly onHand: number;
  readonly reserved: number;
  /** on their way to it */
  readonly coming: number;
};
