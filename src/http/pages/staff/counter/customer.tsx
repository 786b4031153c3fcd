import { NewCustomerPage } from '#wholesale/counter/back-office/new-customer-page.tsx';
import { postNewCustomer, readNewCustomer } from '#wholesale/counter/server/new-customer.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/customer.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'counter');
  return { page: await readNewCustomer(ctx, asked.get('role')), title: words.newCustomer.title };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postNewCustomer(staffContext(context, 'counter'), await request.formData()));
}

export default function StaffNewCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const rejected = actionData && 'problems' in actionData ? actionData : null;
  return (
    <NewCustomerPage {...loaderData.page} typed={rejected?.typed ?? {}} problems={rejected?.problems ?? []} />
  );
}
