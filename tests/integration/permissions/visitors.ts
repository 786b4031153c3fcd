import { aStaffRole } from '#foundation/visitor/rules/a-staff-role.ts';
import {
  administratorRole,
  mayStaff,
  rightsFrom,
  type StaffRight,
  staffRights,
  withNeeded,
} from '#foundation/visitor/rules/staff-rights.ts';
import { aBrowser, type TestBrowser } from '../../factories/a-browser.ts';
import { aPriceList } from '../../factories/a-price-list.ts';
import type { TestShop } from '../../factories/a-shop.ts';
import { logInAs } from '../../factories/log-in-as.ts';
import type { Audience } from './who-may.data.ts';

export type Visitor = {
  readonly name: string;
  readonly isCustomer: boolean;
  readonly isBusiness?: boolean;
  /** of staff; null for everybody else */
  readonly rights: readonly StaffRight[] | null;
};

const customers: readonly Visitor[] = [
  { name: 'a guest', isCustomer: false, rights: null },
  { name: 'a private customer', isCustomer: true, rights: null },
  { name: 'a business', isCustomer: true, isBusiness: true, rights: null },
  { name: 'another business', isCustomer: true, isBusiness: true, rights: null },
];
const staffWith = (name: string, rights: readonly StaffRight[]): Visitor => ({
  name: `staff: ${name}`,
  isCustomer: true,
  rights,
});

const administrator = staffWith(administratorRole, staffRights);
/** Staff whose role allows nothing at all. */
const idle = staffWith('no right', []);
/** For each right a role with it alone, and with what it needs. */
const having = new Map(staffRights.map((right) => [right, staffWith(`only ${right}`, rightsFrom([right]))]));
/** For each right a role with all others, but those that need it. */
const lacking = new Map(
  staffRights.map((right) => [
    right,
    staffWith(
      `all but ${right}`,
      staffRights.filter((other) => !withNeeded(other).includes(right)),
    ),
  ]),
);

/** Every kind of visitor, for what is looked for on all pages: of the staff each right by itself. */
export const visitors: readonly Visitor[] = [...customers, administrator, idle, ...having.values()];

/** The visitors that a route for an audience is tried with: a right by itself opens it, and all the others together do not. */
export function visitorsFor(audience: Audience): readonly Visitor[] {
  const right = staffRights.find((known) => known === audience);
  const staff = right === undefined ? [] : [having.get(right), lacking.get(right)];
  return [...customers, administrator, idle, ...staff.filter((visitor) => visitor !== undefined)];
}

/** Whether a visitor has all of some rights. */
export const hasRights = ({ rights }: Visitor, asked: readonly StaffRight[]) =>
  rights !== null && asked.every((right) => mayStaff({ staffRole: aStaffRole(rights) }, right));

/** Whether a route or a content is for a kind of visitor. */
export function isMeantFor(visitor: Visitor, audience: Audience): boolean {
  const { isCustomer, isBusiness = false, rights } = visitor;
  if (audience === 'everybody') return true;
  if (audience === 'customer') return isCustomer;
  if (audience === 'business') return isBusiness;
  return audience === 'any staff' ? (rights ?? []).length > 0 : hasRights(visitor, [audience]);
}

/** One of the visitors in a shop: a browser in which they are logged in, and their account; null for a guest. */
export type PresentVisitor = {
  readonly browser: TestBrowser;
  readonly customerId: number | null;
  readonly priceListId: number;
};

/** Gives visitors a browser and, but for the guest, an account; businesses have price lists of their own, staff a role of their rights. */
export async function welcomeVisitors(
  shop: TestShop,
): Promise<(visitor: Pick<Visitor, 'name'>) => PresentVisitor> {
  const present = new Map<string, PresentVisitor>();
  const { id: retail } = await shop.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  for (const [at, visitor] of [...visitors, ...lacking.values()].entries()) {
    const browser = aBrowser(shop);
    const { isBusiness = false, isCustomer, rights, name } = visitor;
    const priceListId = isBusiness ? (await aPriceList(shop.db, { slug: `officine-${at}` })).id : retail;
    present.set(name, { browser, customerId: null, priceListId });
    if (!isCustomer) continue;
    const kind = isBusiness ? 'business' : 'retail';
    const { customerId } = await logInAs(browser, shop, { priceListId, kind });
    const role = rights && (visitor === administrator ? administratorRole : await aRole(shop, name, rights));
    await shop.db.updateTable('customers').set({ staff_role: role }).where('id', '=', customerId).execute();
    present.set(name, { browser, customerId, priceListId });
  }
  return ({ name }) => {
    const found = present.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
}

async function aRole({ db }: TestShop, name: string, rights: readonly StaffRight[]): Promise<string> {
  const made = db.insertInto('staff_roles').values({ name, rights: [...rights] });
  return (await made.returning('code').executeTakeFirstOrThrow()).code;
}
