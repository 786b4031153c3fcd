import type { Toolbox } from '#services/toolbox.ts';
import type { OrderRow } from '#shop/orders/rules/order-view.ts';
import { listOrders } from '#shop/orders/server/list-orders.ts';
import { type LogInProblem, logInAction, logOutAction } from '../rules/account-actions.ts';
import type { Person } from '../rules/visitor.ts';

/** What the account page shows and needs to act. */
export type AccountPage = {
  readonly person: Person | null;
  readonly orders: readonly OrderRow[];
  /** of the person's orders */
  readonly page: number;
  readonly pages: number;
  readonly problem: LogInProblem | null;
  readonly email: string;
  readonly nonce: string;
  readonly platform: string;
};

/** The account page: the log-in form, or the person with the orders placed so far (ACC-04). */
export async function readAccountPage(
  toolbox: Toolbox,
  tried: { readonly problem: LogInProblem; readonly email: string } | null,
  page = 1,
): Promise<AccountPage> {
  const { visitor, nonces, wire } = toolbox;
  const { person } = visitor;
  toolbox.reply.keepOut();
  const list = person ? await listOrders(toolbox, { page, customerId: person.customerId }) : null;
  return {
    person,
    orders: list?.orders ?? [],
    page,
    pages: list?.pages ?? 1,
    problem: tried?.problem ?? null,
    email: tried?.email ?? '',
    nonce: nonces.make(person ? logOutAction(wire) : logInAction(wire)),
    platform: wire.platform,
  };
}
