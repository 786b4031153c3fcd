import type { Toolbox } from '#services/toolbox.ts';
import { mayManageSubaccounts } from '#shop/accounts/rules/may-manage-subaccounts.ts';
import type { ActingPerson } from '#shop/accounts/rules/visitor.ts';
import type { AssignedCustomer, WayBack } from '#shop/agents/rules/acting.ts';
import { listAssignedCustomers } from '#shop/agents/server/list-assigned-customers.ts';
import { readWayBack } from '#shop/agents/server/switch-back.ts';
import type { Permissions } from '../rules/permissions.ts';
import type { Subaccount } from '../rules/subaccount.ts';
import { listSubaccounts } from './list-subaccounts.ts';

/** What the page of subaccounts shows to whoever may open it. */
export type SubaccountsPage = {
  readonly subaccounts: readonly Subaccount[];
  /** whether the visitor may have subaccounts */
  readonly manages: boolean;
  /** of an agent (AGT-01) */
  readonly customers: readonly AssignedCustomer[];
  /** somebody acts in the account: who, as whom, and the way back (AGT-02) */
  readonly acting: (WayBack & { readonly as: ActingPerson['as']; readonly name: string }) | null;
  /** of a subaccount: for whom it buys and what it may */
  readonly own: { readonly company: string; readonly permissions: Permissions } | null;
  readonly hasSubscriptions: boolean;
};

/** The page of subaccounts; null for whoever has nothing to find there: it is for businesses, agents and whoever acts for somebody. */
export async function readSubaccountsPage(toolbox: Toolbox): Promise<SubaccountsPage | null> {
  const { person } = toolbox.visitor;
  if (!person) return null;
  const [subaccounts, customers, way] = await Promise.all([
    listSubaccounts(toolbox),
    listAssignedCustomers(toolbox),
    readWayBack(toolbox),
  ]);
  if (person.kind !== 'business' && customers.length === 0 && !way && !person.subaccount) return null;
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  return {
    subaccounts,
    manages: mayManageSubaccounts(person),
    customers,
    acting: way && person.actedBy ? { ...way, as: person.actedBy.as, name } : null,
    own: person.subaccount ? { company: person.company, permissions: person.subaccount.may } : null,
    hasSubscriptions: toolbox.settings.subscriptions_enabled,
  };
}
