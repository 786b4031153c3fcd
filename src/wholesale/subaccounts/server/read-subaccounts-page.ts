import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { listAssignedCustomers } from '#wholesale/agents/server/list-assigned-customers.ts';
import { readWayBack } from '#wholesale/agents/server/switch-back.ts';
import type { SubaccountsPage } from '../rules/subaccounts-page.ts';
import { listSubaccounts } from './list-subaccounts.ts';

/** The page of subaccounts, for businesses, agents and persons who act in another account; null for everybody else. */
export async function readSubaccountsPage(ctx: RequestContext): Promise<SubaccountsPage | null> {
  const { person } = ctx.visitor;
  if (!person) return null;
  const [subaccounts, customers, way] = await Promise.all([
    listSubaccounts(ctx),
    listAssignedCustomers(ctx),
    readWayBack(ctx),
  ]);
  if (person.kind !== 'business' && customers.length === 0 && !way && !person.subaccount) return null;
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  return {
    subaccounts,
    manages: mayManageSubaccounts(person),
    customers,
    acting: way && person.actedBy ? { ...way, as: person.actedBy.as, name } : null,
    own: person.subaccount ? { company: person.company, permissions: person.subaccount.may } : null,
    hasSubscriptions: ctx.settings.subscriptions_enabled,
  };
}
