import { data, isRouteErrorResponse } from 'react-router';
import { VariationsPage } from '#catalogue/variation-editing/back-office/variations-page.tsx';
import {
  type VariationsAnswer,
  variationsAction,
} from '#catalogue/variation-editing/rules/variations-answer.ts';
import { postVariations } from '#catalogue/variation-editing/server/post-variations.ts';
import { readVariationsPage } from '#catalogue/variation-editing/server/read-variations-page.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/variations.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'products');
  const page = found(await readVariationsPage(ctx, idFrom(args.params.id)));
  return {
    page,
    nonce: ctx.nonces.make(variationsAction),
    title: words.staffVariations.title(page.product.name),
  };
}

const done: readonly VariationsAnswer['kind'][] = ['attributes-saved', 'generated', 'removed', 'saved'];
const taken: readonly VariationsAnswer['kind'][] = ['changed-meanwhile', 'conflict', 'gone', 'in-trash'];

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const id = idFrom(params.id);
  const answer = await postVariations(ctx, id, await request.formData());
  return data<VariationsAnswer>(answer, {
    status: done.includes(answer.kind) ? 200 : taken.includes(answer.kind) ? 409 : 422,
  });
}

/** Nothing that is typed is lost where the server does not answer. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<VariationsAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { kind: 'failed' };
  }
}

/** The variations of a product, all at once. */
export default function StaffVariations({ loaderData: { page, nonce } }: Route.ComponentProps) {
  return <VariationsPage {...page} nonce={nonce} />;
}
