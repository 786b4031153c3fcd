import { CompanyEditor } from '#customers/companies/back-office/company-editor.tsx';
import { postStaffCompany, readStaffCompany } from '#customers/companies/server/staff-company.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { idFrom, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/customer-company.ts';
import { answerForm, staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'customers');
  const page = await readStaffCompany(ctx, idFrom(params.id));
  if (!page) throw notFound();
  const { company: words } = staffMessagesFor(staffLocale(ctx)).staffCustomers;
  return { page, title: words.title(page.invoice.company || page.billing.email) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'customers');
  return answerForm(await postStaffCompany(ctx, idFrom(params.id), await postedFields(request)));
}

export default function StaffCustomerCompany({ loaderData, actionData }: Route.ComponentProps) {
  return <CompanyEditor page={actionData?.page ?? loaderData.page} />;
}
