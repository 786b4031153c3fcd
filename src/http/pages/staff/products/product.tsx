import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { libraryAction } from '#catalogue/media/rules/library-form.ts';
import { uploadAction } from '#catalogue/media/rules/upload-form.ts';
import { ProductEditor } from '#catalogue/product-editing/back-office/product-editor.tsx';
import type { EditorAnswer } from '#catalogue/product-editing/rules/editor-answer.ts';
import { productsAction } from '#catalogue/product-editing/rules/product-list.ts';
import { postProduct } from '#catalogue/product-editing/server/post-product.ts';
import { readEditor } from '#catalogue/product-editing/server/read-editor.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/product.ts';

export const meta = titleMeta;

const saidDone = ['created', 'restored', 'duplicated', 'refused'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const edited = found(await readEditor(ctx, recordId(args.params.id), asked.get('draft') ?? ''));
  return {
    edited,
    nonce: ctx.nonces.make(productsAction),
    uploadNonce: ctx.nonces.make(libraryAction),
    picturesNonce: ctx.nonces.make(uploadAction),
    done: saidDone.find((one) => one === asked.get('done')) ?? null,
    title: edited.product.stored.name || words.productEditor.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const { productEditor } = staffMessagesFor(staffLocale(ctx));
  const answer = await postProduct(ctx, {
    id: recordId(params.id),
    form: await request.formData(),
    nameOfCopy: productEditor.copyOf,
  });
  if (answer.kind === 'go') throw redirect(answer.path, 303);
  const isDone = answer.kind === 'saved' || answer.kind === 'draft';
  const isWrong = answer.kind === 'refused' || answer.kind === 'expired';
  const status = isDone ? 200 : isWrong ? 422 : 409;
  return data<EditorAnswer>(answer, { status });
}

/** Nothing that is typed is lost where the server does not answer. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<EditorAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { kind: 'failed' };
  }
}

/** A draft that was stored changes nothing of what the page shows. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('action') === 'draft' ? false : defaultShouldRevalidate;
}

/** A product of the shop, new or known. */
export default function StaffProduct({ loaderData: { edited, ...page } }: Route.ComponentProps) {
  return (
    <ProductEditor
      key={edited.product.id ?? `new ${edited.draft === null ? '' : edited.formKey}`}
      {...edited}
      {...page}
    />
  );
}
