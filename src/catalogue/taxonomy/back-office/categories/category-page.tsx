import { PictureField } from '#catalogue/media/back-office/picture-field.tsx';
import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { isWithin } from '#foundation/records/rules/move-in-tree.ts';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { RichTextArea } from '#kit/rich-text/back-office/rich-text-area.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type CategoryDone,
  type CategoryDraft,
  type CategoryProblems,
  LONGEST_NAME,
} from '../../rules/category-form.ts';
import { LONGEST_SLUG } from '../../rules/slug.ts';
import type { CategoryChoice } from '../../server/categories/read-staff-categories.ts';
import type { StaffCategoryPage } from '../../server/categories/read-staff-category.ts';
import { CategoryEnding } from './category-ending.tsx';
import { CategoryUsage } from './category-usage.tsx';

export type CategoryPageProps = {
  /** null for a new one */
  readonly category: StaffCategoryPage | null;
  readonly draft: CategoryDraft;
  /** all categories */
  readonly choices: readonly CategoryChoice[];
  /** of the translation */
  readonly language: 'it' | 'en';
  /** of `staffCategoriesAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly done: CategoryDone | null;
  readonly rejected: RejectedForm<CategoryProblems> | null;
};

/** A category: its texts in both languages, its parent, what uses it, its merge into another one, its end. */
export function CategoryPage(props: CategoryPageProps) {
  const { category, draft, choices, language, nonce, saved, done, rejected } = props;
  const { staffCategories: words } = useBackOfficeWords();
  const problems = rejected?.problems;
  const isEnd = problems?.into !== undefined || problems?.childrenTo !== undefined;
  // What was typed for the end of the category leaves its texts as they are.
  const shown =
    rejected && isEnd
      ? {
          ...rejected,
          typed: Object.fromEntries(
            Object.entries(draft).map(([name, value]) => [name, [String(value ?? '')]]),
          ),
        }
      : rejected;
  const parents = choices.filter(({ id }) => category === null || !isWithin(choices, id, category.id));
  return (
    <RecordEditor
      record={{
        id: category?.id ?? null,
        draft,
        nonce,
        saved: done ? words.done[done] : saved,
        rejected: shown,
      }}
      section="categories"
      name="category"
      words={{
        backToList: words.back,
        fields: { ...words.fields, ...words.translated[language] },
        hints: words.hints,
      }}
      title={category?.draft.name ?? words.newTitle}
      sentenceOf={(problem) => words.problems[problem]}
      summaryOf={(_, sentence) => sentence}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: LONGEST_NAME, required: true },
          { name: 'translatedName', kind: 'text', maxLength: LONGEST_NAME },
        ],
        [
          <Select
            key="parentId"
            id="category-parentId"
            name="parentId"
            label={words.fields.parentId}
            defaultValue={shown ? typedText(shown.typed, 'parentId') : String(draft.parentId ?? '')}
            options={[
              { value: '', label: words.top },
              ...parents.map(({ id, path }) => ({ value: String(id), label: path })),
            ]}
            error={problems?.parentId ? words.problems[problems.parentId] : ''}
          />,
          { name: 'slug', kind: 'text', maxLength: LONGEST_SLUG },
        ],
        [
          <RichTextArea
            key="description"
            id="category-description"
            name="description"
            label={words.fields.description}
            lang={language === 'en' ? 'it' : 'en'}
            defaultValue={shown ? typedText(shown.typed, 'description') : draft.description}
            error={problems?.description ? words.problems[problems.description] : ''}
          />,
          <RichTextArea
            key="translatedDescription"
            id="category-translatedDescription"
            name="translatedDescription"
            label={words.translated[language].translatedDescription}
            lang={language}
            defaultValue={
              shown ? typedText(shown.typed, 'translatedDescription') : draft.translatedDescription
            }
            error={problems?.translatedDescription ? words.problems[problems.translatedDescription] : ''}
          />,
        ],
        <PictureField
          key="imageId"
          id="category-imageId"
          name="imageId"
          label={words.fields.imageId}
          chosen={
            category?.picture && category.imageId !== null
              ? { ...category.picture, id: category.imageId }
              : null
          }
          error={problems?.imageId ? words.problems[problems.imageId] : ''}
        />,
      ]}
    >
      {category ? (
        <>
          <CategoryUsage category={category} />
          <CategoryEnding
            category={category}
            choices={choices}
            nonce={nonce}
            rejected={isEnd && rejected ? rejected : null}
          />
        </>
      ) : null}
    </RecordEditor>
  );
}
