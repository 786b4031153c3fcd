import { data, redirect } from 'react-router';
import { ProductPicturesPage } from '#catalogue/media/back-office/product-pictures-page.tsx';
import { inlineField } from '#catalogue/media/rules/pictures-form.ts';
import { uploadAction } from '#catalogue/media/rules/upload-form.ts';
import { readOutcome } from '#catalogue/media/rules/upload-outcome.ts';
import { postPicturesForm } from '#catalogue/media/server/post-pictures-form.ts';
import { readProductPictures } from '#catalogue/media/server/read-product-pictures.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { idFrom, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/product-pictures.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'products');
  const found = await readProductPictures(ctx, idFrom(params.id));
  if (!found) throw notFound();
  const query = new URL(request.url).searchParams;
  return {
    ...found,
    nonce: ctx.nonces.make(uploadAction),
    outcome: readOutcome(query),
    saved: query.has('saved'),
    title: staffMessagesFor(staffLocale(ctx)).pictures.picturesOf(found.product.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const form = await request.formData();
  const posted = await postPicturesForm(ctx, { productId: idFrom(params.id), form });
  if (posted.kind === 'no-product') throw notFound();
  if (posted.kind === 'go' && form.has(inlineField)) return data({ problem: null });
  if (posted.kind === 'go') throw redirect(posted.path, 303);
  return data({ problem: posted.problem }, { status: 422 });
}

export default function ProductPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <ProductPicturesPage {...page} problem={actionData?.problem ?? null} />;
}
