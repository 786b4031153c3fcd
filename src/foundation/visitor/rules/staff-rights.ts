import { type Cents, toCents } from '#foundation/money/rules/cents.ts';

/** What a role of the staff may allow, by area; a page or call of the staff area asks for one of them. */
export const staffRightAreas = {
  sales: [
    'orders',
    'edit-orders',
    'counter',
    'counter-discounts',
    'tills',
    'fulfilment',
    'refunds',
    'returns',
    'conversations',
    'offers',
    'letters',
    'reports',
    'margins',
  ],
  customers: ['customers-view', 'customers', 'agents', 'registration', 'groups', 'vat'],
  catalogue: ['products', 'stock', 'reviews', 'searches', 'pages'],
  prices: ['explain-prices', 'prices', 'coupons'],
  checkout: ['payments', 'payment-providers', 'shipping', 'taxes'],
  settings: [
    'settings',
    'emails',
    'menus',
    'banners',
    'redirects',
    'quote-fields',
    'staff',
    'api-keys',
    'audit',
  ],
} as const;
export type StaffRightArea = keyof typeof staffRightAreas;
export type StaffRight = (typeof staffRightAreas)[StaffRightArea][number];

export const staffRights: readonly StaffRight[] = Object.values(staffRightAreas).flat();

/** The right without which another one opens nothing: whoever refunds has to see orders. */
const needed: Readonly<Partial<Record<StaffRight, StaffRight>>> = {
  fulfilment: 'orders',
  'edit-orders': 'orders',
  counter: 'orders',
  'counter-discounts': 'counter',
  tills: 'counter',
  refunds: 'orders',
  returns: 'orders',
  margins: 'reports',
  customers: 'customers-view',
  agents: 'customers',
  staff: 'customers',
  // Blocks show pictures and products, which are found by who may edit these.
  pages: 'products',
  prices: 'explain-prices',
};

/** A right with all that it needs. */
export function withNeeded(right: StaffRight): readonly StaffRight[] {
  const base = needed[right];
  return base === undefined ? [right] : [...withNeeded(base), right];
}

/** Rights by their names, with all that they need, in the order of the areas; other names mean nothing. */
export function rightsFrom(names: readonly string[]): readonly StaffRight[] {
  const asked = staffRights.filter((right) => names.includes(right)).flatMap(withNeeded);
  return staffRights.filter((right) => asked.includes(right));
}

/** A role of the staff: a set of rights that the shop's administrators put together. */
export type StaffRole = {
  readonly code: string;
  /** '' for a role that came with the shop and is called by the words of its language */
  readonly name: string;
  readonly rights: readonly StaffRight[];
  /** how much of an order may be refunded, in cents with VAT; null without limit */
  readonly refundLimit: Cents | null;
};

/** The code of the role that has every right, whatever is stored for it: nobody locks the last administrator out. */
export const administratorRole = 'administrator';

export type StoredStaffRole = {
  readonly code: string;
  readonly name: string;
  readonly rights: readonly string[];
  readonly refund_limit_cents: number | null;
};

/** A role as it is stored. */
export function staffRoleFrom({ code, name, rights, refund_limit_cents: limit }: StoredStaffRole): StaffRole {
  if (code === administratorRole) return { code, name, rights: staffRights, refundLimit: null };
  return {
    code,
    name,
    rights: staffRights.filter((right) => rights.includes(right)),
    refundLimit: limit === null ? null : toCents(limit),
  };
}

/** The roles that come with every shop, called by the words of its language until they are renamed. */
const shopRoles = [administratorRole, 'sales', 'clerk', 'warehouse', 'accounting'] as const;

/** What a role is called, with the names of the roles that come with the shop. */
export function staffRoleName(
  known: Readonly<Record<(typeof shopRoles)[number], string>>,
  { code, name }: Pick<StaffRole, 'code' | 'name'>,
): string {
  if (name !== '') return name;
  const role = shopRoles.find((one) => one === code);
  return role === undefined ? code : known[role];
}

/** Whether a person has a right as staff; without a role there is none. */
export function mayStaff(
  person: { readonly staffRole: Pick<StaffRole, 'rights'> | null } | null,
  right: StaffRight,
): boolean {
  return person?.staffRole?.rights.includes(right) ?? false;
}

/** Whether a role allows nothing that another one does not. */
export function isWithinRole(role: StaffRole, other: StaffRole): boolean {
  const isLimited =
    !role.rights.includes('refunds') ||
    other.refundLimit === null ||
    (role.refundLimit !== null && role.refundLimit <= other.refundLimit);
  return isLimited && role.rights.every((right) => other.rights.includes(right));
}

/**
 * Whether staff may make one role of another, or give a person one instead of another (null being none): with the right `staff`, and only
 * between roles that allow nothing which the giver's own does not.
 */
export function mayGiveStaffRole(
  giver: StaffRole | null,
  change: { readonly has: StaffRole | null; readonly gets: StaffRole | null },
): boolean {
  if (giver === null || !mayStaff({ staffRole: giver }, 'staff')) return false;
  return [change.has, change.gets].every((role) => role === null || isWithinRole(role, giver));
}
