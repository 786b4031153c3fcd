import { data } from 'react-router';
import { CategoriesPage } from '#catalogue/taxonomy/back-office/categories/categories-page.tsx';
import { readCategoryDone, staffCategoriesAction } from '#catalogue/taxonomy/rules/category-form.ts';
import { postCategoryMove } from '#catalogue/taxonomy/server/categories/post-category-move.ts';
import { readStaffCategories } from '#catalogue/taxonomy/server/categories/read-staff-categories.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/categories.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    categories: await readStaffCategories(ctx),
    removed: readCategoryDone(asked) === 'removed',
    nonce: ctx.nonces.make(staffCategoriesAction),
    title: words.staffCategories.title,
  };
}

/** Moves a category; the tree stays on the screen and shows where it stands now. */
export async function action({ context, request }: Route.ActionArgs) {
  const moved = await postCategoryMove(staffContext(context, 'products'), await request.formData());
  return data(moved, { status: moved.ok ? 200 : 422 });
}

export default function StaffCategories({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <CategoriesPage {...page} />;
}
