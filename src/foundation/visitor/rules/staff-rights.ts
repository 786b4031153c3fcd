/** What a role of the staff may allow; a page or call of the staff area asks for one of them. */
export const staffRights = [
  'orders',
  'refunds',
  'letters',
  'products',
  'reviews',
  'searches',
  'customers-view',
  'customers',
  'agents',
  'conversations',
  'quote-fields',
  'offers',
  'groups',
  'registration',
  'vat',
  'prices',
  'coupons',
  'taxes',
  'shipping',
  'payments',
  'payment-providers',
  'settings',
  'staff',
  'audit',
] as const;
export type StaffRight = (typeof staffRights)[number];

/** The roles of the staff, from the one that may everything. */
export const staffRoles = ['administrator', 'sales', 'clerk', 'warehouse', 'accounting'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each role may do; what is not named is refused. `customers-view` shows customers, `customers` changes them as well, `agents` says who may act for them. */
export const rightsOfRole: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  administrator: staffRights,
  sales: [
    'orders',
    'letters',
    'reviews',
    'searches',
    'customers-view',
    'customers',
    'agents',
    'conversations',
    'quote-fields',
    'offers',
    'groups',
    'registration',
    'vat',
    'prices',
    'coupons',
  ],
  clerk: ['orders', 'letters', 'products', 'reviews', 'searches', 'customers-view', 'conversations'],
  warehouse: ['orders', 'products', 'shipping'],
  accounting: ['orders', 'refunds', 'letters', 'customers-view', 'vat', 'taxes', 'payments', 'audit'],
};

/** The role that a stored word means; null for anything else. */
export function readStaffRole(stored: string | null): StaffRole | null {
  return staffRoles.find((role) => role === stored) ?? null;
}

/** Whether a person has a right as staff; without a role there is none. */
export function mayStaff(
  person: { readonly staffRole: StaffRole | null } | null,
  right: StaffRight,
): boolean {
  return person !== null && person.staffRole !== null && rightsOfRole[person.staffRole].includes(right);
}

/**
 * Whether staff may take a role away and give another one, null being none: with the right `staff`, and only between roles
 * that may nothing which the giver may not.
 */
export function mayGiveStaffRole(
  giver: StaffRole | null,
  change: { readonly has: StaffRole | null; readonly gets: StaffRole | null },
): boolean {
  if (giver === null || !mayStaff({ staffRole: giver }, 'staff')) return false;
  const own = rightsOfRole[giver];
  return [change.has, change.gets].every(
    (role) => role === null || rightsOfRole[role].every((right) => own.includes(right)),
  );
}
