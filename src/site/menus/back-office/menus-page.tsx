import { TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type MenuName, menuNames } from '../rules/menu-entry.ts';
import { menuPath, menusPath } from '../rules/menu-entry-form.ts';
import type { StaffMenuEntry } from '../server/staff/read-staff-menu.ts';
import { MenuTree } from './menu-tree.tsx';

export type MenusPageProps = {
  readonly menu: MenuName;
  /** of that menu, in the order of its tree */
  readonly entries: readonly StaffMenuEntry[];
  /** how many entries each menu has */
  readonly counts: Readonly<Record<MenuName, number>>;
  readonly nonce: string;
  readonly removed: boolean;
};

/** One of the menus as a tree, with the way to the others. */
export function MenusPage({ menu, entries, counts, nonce, removed }: MenusPageProps) {
  const { staffMenus: words } = useBackOfficeWords();
  const add = { path: `${menusPath}new/?menu=${menu}`, words: words.add };
  const missing = entries.filter(({ target }) => target === 'gone' || target === 'unpublished').length;
  return (
    <>
      <div className={sheet.head}>
        <TitleRow title={words.title} add={add} />
        <p>{words.intro}</p>
      </div>
      <StaffTabs
        label={words.title}
        tabs={menuNames.map((name) => ({
          path: menuPath(name),
          name: words.names[name],
          count: counts[name],
          isShown: name === menu,
        }))}
      />
      <p className={sheet.hint}>{words.about[menu]}</p>
      {removed ? <Notice kind="success">{words.removed}</Notice> : null}
      {missing > 0 ? <Notice kind="warning">{words.missing(missing)}</Notice> : null}
      {entries.length === 0 ? (
        <EmptyPanel title={words.empty} advice={words.emptyAdvice}>
          <a className={buttonClass({ kind: 'secondary' })} href={add.path}>
            {add.words}
          </a>
        </EmptyPanel>
      ) : (
        <MenuTree key={menu} menu={menu} entries={entries} nonce={nonce} />
      )}
    </>
  );
}
