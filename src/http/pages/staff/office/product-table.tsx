import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { TablePage } from '#wholesale/product-tables/back-office/table-page.tsx';
import { readTableAction, staffTablesAction } from '#wholesale/product-tables/rules/staff-table.ts';
import { usualDefinition } from '#wholesale/product-tables/rules/table-definition.ts';
import { postTable } from '#wholesale/product-tables/server/staff/post-table.ts';
import { readStaffTable, tableFormChoices } from '#wholesale/product-tables/server/staff/staff-tables.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/product-table.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'products');
  const id = recordId(params.id);
  const found = id === null ? { table: usualDefinition, codes: [] } : await readStaffTable(ctx, id);
  if (!found) throw notFound();
  const words = staffMessagesFor(staffLocale(ctx)).staffTables;
  return {
    page: {
      id,
      ...found,
      choices: await tableFormChoices(ctx),
      nonce: ctx.nonces.make(staffTablesAction),
      done: readTableAction(new URL(request.url).searchParams),
    },
    title: id === null ? words.newTitle : found.table.name,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const outcome = await postTable(ctx, recordId(params.id), await request.formData());
  return answerForm(outcome);
}

export default function StaffProductTable({ loaderData, actionData }: Route.ComponentProps) {
  return <TablePage {...loaderData.page} rejected={actionData ?? null} />;
}
