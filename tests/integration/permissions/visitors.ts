import { mayStaff, type StaffRole, staffRoles } from '#foundation/visitor/rules/staff-rights.ts';
import { aBrowser, type TestBrowser } from '../../factories/a-browser.ts';
import { aPriceList } from '../../factories/a-price-list.ts';
import type { TestShop } from '../../factories/a-shop.ts';
import { logInAs } from '../../factories/log-in-as.ts';
import type { Audience } from './who-may.data.ts';

export type Visitor = {
  readonly name: string;
  readonly isCustomer: boolean;
  readonly isBusiness?: boolean;
  readonly role: StaffRole | null;
};

/** Every kind of visitor that the permission matrix tries. */
export const visitors: readonly Visitor[] = [
  { name: 'a guest', isCustomer: false, role: null },
  { name: 'a private customer', isCustomer: true, role: null },
  { name: 'a business', isCustomer: true, isBusiness: true, role: null },
  { name: 'another business', isCustomer: true, isBusiness: true, role: null },
  ...staffRoles.map((role) => ({ name: `staff: ${role}`, isCustomer: true, role })),
];

/** Whether a route or a content is for a kind of visitor. */
export function isMeantFor({ isCustomer, isBusiness = false, role }: Visitor, audience: Audience): boolean {
  if (audience === 'everybody') return true;
  if (audience === 'customer') return isCustomer;
  if (audience === 'business') return isBusiness;
  return audience === 'staff' ? role !== null : mayStaff({ staffRole: role }, audience);
}

/** One of the visitors in a shop: a browser in which they are logged in, and their account; null for a guest. */
export type PresentVisitor = {
  readonly browser: TestBrowser;
  readonly customerId: number | null;
  readonly priceListId: number;
};

/** Gives every kind of visitor a browser and, but for the guest, an account; businesses have price lists of their own. */
export async function welcomeVisitors(
  shop: TestShop,
): Promise<(visitor: Pick<Visitor, 'name'>) => PresentVisitor> {
  const present = new Map<string, PresentVisitor>();
  const { id: retail } = await shop.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  for (const [at, visitor] of visitors.entries()) {
    const browser = aBrowser(shop);
    const { isBusiness = false, isCustomer, role, name } = visitor;
    const priceListId = isBusiness ? (await aPriceList(shop.db, { slug: `officine-${at}` })).id : retail;
    present.set(name, { browser, customerId: null, priceListId });
    if (!isCustomer) continue;
    const kind = isBusiness ? 'business' : 'retail';
    const { customerId } = await logInAs(browser, shop, { priceListId, kind });
    await shop.db.updateTable('customers').set({ staff_role: role }).where('id', '=', customerId).execute();
    present.set(name, { browser, customerId, priceListId });
  }
  return ({ name }) => {
    const found = present.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
}
