/** What is counted beside turnover. */
export const figureSubjects = ['quotes', 'carts', 'coupons', 'stock', 'searches'] as const;
export type FigureSubject = (typeof figureSubjects)[number];

/** What figures are divided by. */
export type FigureDivision =
  | 'day'
  | 'week'
  | 'month'
  | 'customer'
  | 'seller'
  | 'article'
  | 'brand'
  | 'category'
  | 'coupon'
  | 'words';

/** How a figure is written: whole or with one decimal, in cents, as a share of 100 in tenths, in hours or days. */
export type FigureKind = 'count' | 'decimal' | 'money' | 'percent' | 'hours' | 'days';

/** `isCost`: tells what goods cost, and is for whom margins are for; `isSide`: in files and sums, not in the table. */
export type Figure = { readonly kind: FigureKind; readonly isCost?: true; readonly isSide?: true };

export type FigureReport = {
  /** the first is usual */
  readonly divisions: readonly FigureDivision[];
  /** in the order of the columns */
  readonly figures: Readonly<Record<string, Figure>>;
  /** what the chart shows, and what rows are ordered by where they are no days */
  readonly charted: string;
};

/** Every report beside turnover: how it is divided, its columns, and what its chart shows. Its sentences and its SQL are called like it. */
export const figureReports = {
  quotes: {
    divisions: ['month', 'week', 'day', 'customer', 'seller'],
    figures: {
      sent: { kind: 'count' },
      amount: { kind: 'money' },
      won: { kind: 'count' },
      wonAmount: { kind: 'money' },
      lost: { kind: 'count' },
      lostAmount: { kind: 'money' },
      open: { kind: 'count' },
      openAmount: { kind: 'money', isSide: true },
      rate: { kind: 'percent' },
      answer: { kind: 'hours' },
    },
    charted: 'amount',
  },
  carts: {
    divisions: ['day', 'week', 'month', 'customer', 'article'],
    figures: {
      carts: { kind: 'count' },
      known: { kind: 'count' },
      lines: { kind: 'count' },
      pieces: { kind: 'count' },
      amount: { kind: 'money' },
    },
    charted: 'amount',
  },
  coupons: {
    divisions: ['coupon', 'day', 'week', 'month', 'customer'],
    figures: {
      uses: { kind: 'count' },
      orders: { kind: 'count' },
      discount: { kind: 'money' },
      turnover: { kind: 'money' },
    },
    charted: 'discount',
  },
  stock: {
    divisions: ['article', 'brand', 'category'],
    figures: {
      sold: { kind: 'count' },
      cost: { kind: 'money', isCost: true, isSide: true },
      mean: { kind: 'decimal' },
      pieces: { kind: 'count' },
      value: { kind: 'money', isCost: true },
      turns: { kind: 'decimal' },
      cover: { kind: 'days' },
      dead: { kind: 'count', isSide: true },
      deadValue: { kind: 'money', isCost: true },
    },
    charted: 'sold',
  },
  searches: {
    divisions: ['words', 'day', 'week', 'month'],
    figures: { times: { kind: 'count' }, texts: { kind: 'count' } },
    charted: 'times',
  },
} as const satisfies Readonly<Record<FigureSubject, FigureReport>>;

export const figuresOf = (about: FigureSubject): readonly (readonly [name: string, figure: Figure])[] =>
  Object.entries(figureReports[about].figures);
