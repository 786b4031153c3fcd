import { VendorPage } from '#catalogue/vendors/back-office/vendor-page.tsx';
import { readVendorAction, staffVendorsAction } from '#catalogue/vendors/rules/vendor-form.ts';
import { postStaffVendor } from '#catalogue/vendors/server/staff/post-staff-vendor.ts';
import { listVendorProducts, readStaffVendor } from '#catalogue/vendors/server/staff/staff-vendors.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/vendor.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'products');
  const id = recordId(params.id);
  const vendor = id === null ? null : await readStaffVendor(ctx, id);
  if (id !== null && !vendor) throw notFound();
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,6}$/.test(asked)) throw notFound();
  const goods = vendor && (await listVendorProducts(ctx, vendor, Number(asked)));
  if (goods && goods.page > goods.pages) throw notFound();
  const { staffVendors: words } = staffMessagesFor(staffLocale(ctx));
  return {
    page: {
      vendor,
      goods,
      nonce: ctx.nonces.make(staffVendorsAction),
      done: readVendorAction(searchParams),
    },
    title: vendor?.name ?? words.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const outcome = await postStaffVendor(ctx, recordId(params.id), await request.formData());
  return answerForm(outcome);
}

export default function StaffVendor({ loaderData, actionData }: Route.ComponentProps) {
  return <VendorPage {...loaderData.page} rejected={actionData ?? null} />;
}
