import { redirect } from 'react-router';
import { VariationVersionsPage } from '#catalogue/variation-editing/back-office/variation-versions-page.tsx';
import { variationsAction } from '#catalogue/variation-editing/rules/variations-answer.ts';
import { postVersion } from '#catalogue/variation-editing/server/post-version.ts';
import { readVariationVersions } from '#catalogue/variation-editing/server/variation-versions.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/variation-versions.ts';

export const meta = titleMeta;

const saidDone = ['restored', 'nothing', 'refused', 'conflict'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const variation = asked.get('variation');
  const page = await readVariationVersions(ctx, {
    productId: idFrom(args.params.id),
    variationId: variation === null ? null : idFrom(variation),
  });
  return {
    page: found(page),
    nonce: ctx.nonces.make(variationsAction),
    done: saidDone.find((one) => one === asked.get('done')) ?? null,
    title: words.staffVariations.versions.title,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  throw redirect(await postVersion(ctx, idFrom(params.id), await request.formData()), 303);
}

/** The saves of the variations of a product. */
export default function StaffVariationVersions({ loaderData: { page, nonce, done } }: Route.ComponentProps) {
  return <VariationVersionsPage {...page} nonce={nonce} done={done} />;
}
