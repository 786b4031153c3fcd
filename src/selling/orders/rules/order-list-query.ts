import { type OrderStatus, orderStatuses } from './order-status.ts';

/** In which order the staff list stands; newest first if nothing is asked for. */
export const orderListSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderListSort = (typeof orderListSorts)[number];

/** What staff look after: payments of which nobody knows yet how they end, and refunds that are not done or were refused. */
export const orderChecks = ['payment', 'refund'] as const;
export type OrderCheck = (typeof orderChecks)[number];

/** What the staff list is asked for; `from` and `to` are whole days `YYYY-MM-DD` by the clocks of Rome, both included. */
export type OrderListQuery = {
  readonly words: string;
  readonly status: OrderStatus | null;
  readonly check: OrderCheck | null;
  readonly payment: string;
  readonly from: string;
  readonly to: string;
  readonly sort: OrderListSort;
  readonly page: number;
};

const LONGEST_SEARCH = 100;

/** The whole list, from its beginning. */
export const wholeOrderList: OrderListQuery = {
  words: '',
  status: null,
  check: null,
  payment: '',
  from: '',
  to: '',
  sort: 'newest',
  page: 1,
};

type Parameters = { get(name: string): string | null };

/** Reads the address of the staff list; null where it asks for a page, a state, a day or an order of the list that cannot be. */
export function readOrderListQuery(parameters: Parameters): OrderListQuery | null {
  const text = (name: string) => (parameters.get(name) ?? '').trim();
  const [page, state, sorted] = [text('page') || '1', text('status'), text('sort') || 'newest'];
  const status = orderStatuses.find((known) => known === state) ?? null;
  const checked = text('check');
  const check = orderChecks.find((known) => known === checked) ?? null;
  const sort = orderListSorts.find((known) => known === sorted);
  const [payment, from, to] = [text('payment'), text('from'), text('to')];
  if (!/^[1-9]\d{0,5}$/.test(page) || !sort || (state !== '' && status === null)) return null;
  if (checked !== '' && check === null) return null;
  if (!/^[\w-]{0,60}$/.test(payment) || ![from, to].every((day) => day === '' || isDay(day))) return null;
  return {
    words: text('s').slice(0, LONGEST_SEARCH),
    status,
    check,
    payment,
    from,
    to,
    sort,
    page: Number(page),
  };
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const isLeap = year % 4 === 0;
  return day >= 1 && day <= (month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0));
}

/** The address of the staff list with a query; the parts at their usual values are left out. */
export function orderListPath(
  query: Partial<OrderListQuery>,
  more: Readonly<Record<string, string>> = {},
): string {
  const asked = { ...wholeOrderList, ...query };
  const parameters: (readonly [string, string])[] = [];
  if (asked.words !== '') parameters.push(['s', asked.words]);
  if (asked.status) parameters.push(['status', asked.status]);
  if (asked.check) parameters.push(['check', asked.check]);
  if (asked.payment !== '') parameters.push(['payment', asked.payment]);
  if (asked.from !== '') parameters.push(['from', asked.from]);
  if (asked.to !== '') parameters.push(['to', asked.to]);
  if (asked.sort !== 'newest') parameters.push(['sort', asked.sort]);
  if (asked.page > 1) parameters.push(['page', String(asked.page)]);
  parameters.push(...Object.entries(more));
  const written = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return written.length > 0 ? `/staff/orders/?${written.join('&')}` : '/staff/orders/';
}

/** True where the query leaves orders out. */
export function hasFilter({ words, status, check, payment, from, to }: OrderListQuery): boolean {
  return words !== '' || status !== null || check !== null || payment !== '' || from !== '' || to !== '';
}

/** What the forms of the staff pages of orders carry their nonce for. */
export const staffOrdersAction = 'staff-orders';
