import type { PiecesAt } from './locations/location.ts';
import type { StockArticle } from './stock-list.ts';
import type { StockReason } from './stock-reasons.ts';

type OrderNamed = { readonly id: number; readonly number: number };

/** A movement of the ledger as staff see it. */
export type LedgerEntry = {
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  readonly delta: number;
  /** the stock on hand after it */
  readonly balance: number;
  readonly reason: StockReason;
  readonly note: string;
  /** '' for the shop itself */
  readonly person: string;
  readonly order: OrderNamed | null;
  /** by which it came */
  readonly receipt: { readonly id: number; readonly supplier: string; readonly document: string } | null;
  /** that it is a difference of */
  readonly count: { readonly id: number; readonly name: string } | null;
  /** by which it came or went */
  readonly transfer: { readonly id: number } | null;
  /** where it happened, in shops with several locations; an order may be served by several */
  readonly locations: readonly string[];
  /** of a piece, in cents; null where it is not known */
  readonly unitCost: number | null;
};

/** Pieces that are promised to an order. */
export type OpenReservation = {
  readonly order: OrderNamed;
  readonly quantity: number;
  /** ISO 8601; null without end */
  readonly until: string | null;
};

/** Where an article lies at a location; '' where nobody has said it. */
export type BinAt = { readonly locationId: number; readonly name: string; readonly bin: string };

/** What the page of an article's stock shows. */
export type ArticleStock = {
  readonly article: StockArticle;
  /** the product that it is, or is a variation of */
  readonly productId: number;
  /** of its page in the shop; null where nobody finds it there */
  readonly slug: string | null;
  /** what a piece costs, in cents, on average with fractions; null where nobody has entered it */
  readonly cost: { readonly average: number; readonly last: number | null } | null;
  readonly reservations: readonly OpenReservation[];
  /** at each location; empty where the shop has one */
  readonly at: readonly PiecesAt[];
  /** where it lies at each open location */
  readonly bins: readonly BinAt[];
  readonly entries: readonly LedgerEntry[];
  readonly page: number;
  readonly pages: number;
};

/** What an article is called in one line: `Cappello (Rosso, M)`. */
export const articleTitle = ({ name, choices }: Pick<StockArticle, 'name' | 'choices'>): string =>
  choices === '' ? name : `${name} (${choices})`;
