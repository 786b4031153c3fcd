/** Where an account stands: it buys, waits for approval, is blocked, or belongs to the staff. */
export const customerStates = ['active', 'waiting', 'blocked', 'staff'] as const;
export type CustomerState = (typeof customerStates)[number];

/** What the staff's list of customers is asked for; null asks nothing. */
export type CustomerQuery = {
  readonly words: string;
  readonly groupId: number | null;
  readonly state: CustomerState | null;
  readonly page: number;
};

const LONGEST_SEARCH = 100;
export const CUSTOMERS_PER_PAGE = 25;

/** Reads the address of the list; null where it asks for something that cannot be. */
export function readCustomerQuery(parameters: { get(name: string): string | null }): CustomerQuery | null {
  const page = parameters.get('page') ?? '1';
  const group = parameters.get('group') ?? '';
  const asked = parameters.get('state') ?? '';
  const state = customerStates.find((known) => known === asked) ?? null;
  if (!/^[1-9]\d{0,5}$/.test(page) || !/^(?:[1-9]\d{0,8})?$/.test(group) || (asked !== '' && !state))
    return null;
  const words = (parameters.get('s') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
  return { words, groupId: group === '' ? null : Number(group), state, page: Number(page) };
}

/** The address of the list with a query; what asks nothing is left out. */
export function customersPath({ words, groupId, state, page }: Partial<CustomerQuery>): string {
  const parameters = [
    ...(words ? [`s=${encodeURIComponent(words)}`] : []),
    ...(groupId ? [`group=${groupId}`] : []),
    ...(state ? [`state=${state}`] : []),
    ...(page !== undefined && page > 1 ? [`page=${page}`] : []),
  ];
  return parameters.length > 0 ? `/staff/customers/?${parameters.join('&')}` : '/staff/customers/';
}

/** Whether a query leaves customers out. */
export function hasQueryFilter({ words, groupId, state }: CustomerQuery): boolean {
  return words !== '' || groupId !== null || state !== null;
}
