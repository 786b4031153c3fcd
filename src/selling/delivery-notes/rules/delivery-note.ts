/** Why goods travel. */
export const transportReasons = ['sale', 'replacement', 'repair', 'trial', 'gift'] as const;
export type TransportReason = (typeof transportReasons)[number];

/** A line of a delivery note: nature, quality and quantity of the goods. */
export type DeliveryNoteLine = {
  readonly sku: string;
  readonly name: string;
  /** the choices of a variation; '' for other articles */
  readonly choices: string;
  readonly quantity: number;
};

/** All that a delivery note says (D.P.R. 472/1996, art. 1, comma 3), written out when it was issued. */
export type DeliveryNoteDocument = {
  /** the firm, line by line, its VAT number included */
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  /** where the goods go, where that is elsewhere; empty otherwise */
  readonly destination: readonly string[];
  readonly orderNumber: number;
  /** `YYYY-MM-DD` */
  readonly orderedOn: string;
  readonly reason: TransportReason;
  /** who carries the goods, each once */
  readonly carriers: readonly string[];
  readonly trackings: readonly string[];
  readonly lines: readonly DeliveryNoteLine[];
  readonly packages: number;
  /** gross; null where nobody has weighed them */
  readonly weightGrams: number | null;
  readonly appearance: string;
  readonly note: string;
};

/** A delivery note among others. */
export type DeliveryNoteEntry = {
  readonly id: number;
  readonly year: number;
  readonly number: number;
  /** `YYYY-MM-DD` */
  readonly issuedOn: string;
  readonly order: { readonly id: number; readonly number: number };
  readonly recipient: string;
  readonly packages: number;
  /** why it no longer holds; '' while it does */
  readonly cancelReason: string;
};

/** A delivery note with what it says. */
export type DeliveryNote = DeliveryNoteEntry & {
  /** ISO 8601 */
  readonly issuedAt: string;
  readonly issuedBy: string;
  readonly cancelledBy: string;
  readonly document: DeliveryNoteDocument;
};

/** A delivery note as people and invoices name it: `12/2026`. */
export const noteName = ({ number, year }: Pick<DeliveryNoteEntry, 'number' | 'year'>) => `${number}/${year}`;
