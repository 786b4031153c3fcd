import type { StaffWait } from '#site/staff-frame/rules/staff-waits.ts';

/** What is counted for the start page alone; everything else is counted for the menu as well. */
export type OwnTask = 'transfers' | 'lowStock' | 'inbox' | 'emails' | 'products' | 'guarantee';
export type TodayTask = StaffWait | OwnTask;

/**
 * What there is to do today, in the order of the start page, and the list that shows it: whoever may open the list is told. A new kind is a line here,
 * a count (of the menu: `countWaiting`; of this page alone: `taskCounts` in `read-today-tasks.ts`) and its sentence.
 */
export const todayTasks = {
  orders: '/staff/orders/?status=processing',
  payments: '/staff/orders/?check=payment',
  transfers: '/staff/orders/?check=transfer',
  movements: '/staff/incoming-payments/',
  refunds: '/staff/orders/?check=refund',
  quotes: '/staff/conversations/?type=quote',
  messages: '/staff/conversations/',
  inbox: '/staff/conversations/inbox/',
  counters: '/staff/offers/',
  registrations: '/staff/registrations/',
  reviews: '/staff/reviews/',
  lowStock: '/staff/stock/?state=low',
  emails: '/staff/post-box/',
  products: '/staff/products/',
  guarantee: '/staff/guarantee-notice/',
} as const satisfies Readonly<Record<TodayTask, `/staff/${string}`>>;

export const todayTaskIds = Object.keys(todayTasks) as readonly TodayTask[];

/** A kind of task that waits; counted up to a hundred. */
export type CountedTask = { readonly task: TodayTask; readonly count: number };

/** The lengths of the period that the start page shows, in days up to today. */
export const shopSpans = ['1', '7', '30'] as const;
export type ShopSpan = (typeof shopSpans)[number];

/** How the shop did in some days; money in whole cents without VAT. */
export type ShopFigures = {
  readonly orders: number;
  readonly net: number;
  readonly buyers: number;
  /** buyers who had bought before these days */
  readonly returning: number;
};
