import { CategoryPage } from '#catalogue/taxonomy/back-office/categories/category-page.tsx';
import { readCategoryDone, staffCategoriesAction } from '#catalogue/taxonomy/rules/category-form.ts';
import { postStaffCategory } from '#catalogue/taxonomy/server/categories/post-staff-category.ts';
import {
  categoryChoices,
  readStaffCategories,
} from '#catalogue/taxonomy/server/categories/read-staff-categories.ts';
import {
  newCategoryDraft,
  readStaffCategory,
} from '#catalogue/taxonomy/server/categories/read-staff-category.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/category.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const id = recordId(args.params.id);
  const language = translationLanguage(ctx);
  const category = id === null ? null : await readStaffCategory(ctx.db, { id, language });
  if (id !== null && !category) throw notFound();
  const choices = categoryChoices(await readStaffCategories(ctx));
  return {
    page: {
      category,
      draft: category?.draft ?? newCategoryDraft(choices, asked.get('parent')),
      choices,
      language,
      nonce: ctx.nonces.make(staffCategoriesAction),
      saved: asked.has('saved'),
      done: readCategoryDone(asked),
    },
    title: category?.draft.name ?? words.staffCategories.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  return answerForm(await postStaffCategory(ctx, recordId(params.id), await request.formData()));
}

export default function StaffCategory({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData.page} rejected={actionData ?? null} />;
}
