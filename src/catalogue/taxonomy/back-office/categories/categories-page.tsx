import { TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { categoriesPath } from '../../rules/category-form.ts';
import { CategoryTree, type CategoryTreeProps } from './category-tree.tsx';

/** The categories of the shop; an empty shop is led to its first one. */
export function CategoriesPage({ removed, ...tree }: CategoryTreeProps & { readonly removed: boolean }) {
  const { staffCategories: words } = useBackOfficeWords();
  const add = { path: `${categoriesPath}new/`, words: words.add };
  return (
    <>
      <div className={sheet.head}>
        <TitleRow title={words.title} add={add} />
        {tree.categories.length === 0 ? null : <p>{words.intro}</p>}
      </div>
      {removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      {tree.categories.length === 0 ? (
        <EmptyPanel title={words.emptyTitle} advice={words.emptyAdvice}>
          <a className={buttonClass({ kind: 'secondary' })} href={add.path}>
            {add.words}
          </a>
        </EmptyPanel>
      ) : (
        <CategoryTree {...tree} />
      )}
    </>
  );
}
