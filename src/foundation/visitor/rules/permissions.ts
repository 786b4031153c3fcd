/** What a subaccount may, each by itself (SUB-08, SUB-09, SUB-10). */
export const permissionIds = [
  'buy',
  'buyApproval',
  'viewOrders',
  'viewSubscriptions',
  'viewOffers',
  'viewConversations',
  'viewLists',
] as const;
export type Permission = (typeof permissionIds)[number];

export type Permissions = Readonly<Record<Permission, boolean>>;

/** The flag of a permission as forms and the wire name it: `permissionBuyApproval` (SUB-11). */
export const permissionField = (permission: Permission): string =>
  `permission${permission[0]?.toUpperCase()}${permission.slice(1)}`;

/** The permissions that a list names; an approval of orders that may not be placed means nothing (SUB-07). */
export function permissionsFrom(named: readonly string[]): Permissions {
  const has = (permission: Permission) => named.includes(permission);
  return {
    buy: has('buy'),
    buyApproval: has('buy') && has('buyApproval'),
    viewOrders: has('viewOrders'),
    viewSubscriptions: has('viewSubscriptions'),
    viewOffers: has('viewOffers'),
    viewConversations: has('viewConversations'),
    viewLists: has('viewLists'),
  };
}

/** The permissions as a list, as they are stored. */
export function permissionList(permissions: Permissions): Permission[] {
  return permissionIds.filter((id) => permissions[id]);
}

/** The main account that a subaccount buys for, and its permissions there. */
export type SubaccountMembership = { readonly mainAccountId: number; readonly may: Permissions };
