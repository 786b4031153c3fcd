import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { isWithin } from '#foundation/records/rules/move-in-tree.ts';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type CategoryProblems, categoryEditPath } from '../../rules/category-form.ts';
import type { CategoryChoice } from '../../server/categories/read-staff-categories.ts';
import type { StaffCategoryPage } from '../../server/categories/read-staff-category.ts';

export type CategoryEndingProps = {
  readonly category: StaffCategoryPage;
  readonly choices: readonly CategoryChoice[];
  readonly nonce: string;
  /** a merge or an end that was refused */
  readonly rejected: RejectedForm<CategoryProblems> | null;
};

/** How a category ends: merged into another one, or deleted with a destination for what belongs to it. */
export function CategoryEnding({ category, choices, nonce, rejected }: CategoryEndingProps) {
  const { staffCategories: words } = useBackOfficeWords();
  const { id, products, children, rules } = category;
  const isUsed = products > 0 || Object.values(rules).some((count) => count > 0);
  const others = choices.filter((choice) => choice.id !== id);
  const outside = choices.filter((choice) => !isWithin(choices, choice.id, id));
  const asOptions = (list: readonly CategoryChoice[]) =>
    list.map((choice) => ({ value: String(choice.id), label: choice.path }));
  const action = rejected ? typedText(rejected.typed, 'action') : '';
  const field = (form: 'merge' | 'remove', name: 'into' | 'childrenTo') => {
    const isRejected = rejected !== null && action === form;
    const problem = isRejected ? rejected.problems?.[name] : undefined;
    return {
      // The summary of a refused form leads to these ids.
      id: isRejected ? `category-${name}` : `category-${form}-${name}`,
      name,
      defaultValue: isRejected ? typedText(rejected.typed, name) : '',
      error: problem ? words.problems[problem] : '',
    };
  };
  const proof = <input type="hidden" name="_wpnonce" value={nonce} readOnly />;
  return (
    <>
      {outside.length === 0 ? null : (
        <form className={sheet.sheet} method="post" action={categoryEditPath(id)}>
          <h2>{words.merge.title}</h2>
          {proof}
          <p className={sheet.hint}>{words.merge.hint}</p>
          <Select
            {...field('merge', 'into')}
            label={words.merge.into}
            options={[{ value: '', label: words.merge.choose }, ...asOptions(outside)]}
          />
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="merge" kind="secondary">
              {words.merge.button}
            </Button>
          </div>
        </form>
      )}
      <form className={sheet.sheet} method="post" action={categoryEditPath(id)}>
        <h2>{words.remove.title}</h2>
        {proof}
        <p className={sheet.hint}>{words.remove.hint}</p>
        <div className={sheet.row}>
          <Select
            {...field('remove', 'into')}
            label={words.remove.into}
            options={[
              { value: '', label: isUsed ? words.merge.choose : words.remove.none },
              ...asOptions(others),
            ]}
          />
          {children === 0 ? null : (
            <Select
              {...field('remove', 'childrenTo')}
              label={words.remove.childrenTo}
              options={[{ value: '', label: words.top }, ...asOptions(outside)]}
            />
          )}
        </div>
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="remove" kind="secondary">
            {words.remove.button}
          </Button>
        </div>
      </form>
    </>
  );
}
