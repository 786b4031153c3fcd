import { createContext, useContext, useState } from 'react';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Markup } from '#kit/ui/display/markup.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import { panelId } from './category-panel.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './mobile-menu.module.css';

const menuId = 'mobile-menu';

/** The markup of the drawer's list, `MobileMenuList`: in the page already where the drawer is mounted in a document. */
export const MobileMenuContext = createContext('');

/** The main menu once more, in a drawer; its sub-menus are rendered when it is first opened, to keep pages small. */
export function MobileMenu() {
  const { site } = useWords();
  const written = useContext(MobileMenuContext);
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<readonly MenuBranch[] | null>(null);
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass} ${styles.toggle}`}
        aria-label={site.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={menuId}
        data-acts=""
        onClick={(event) => {
          event.preventDefault();
          setMenu(menuOfPage());
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      <Dialog
        id={menuId}
        open={open}
        onClose={() => setOpen(false)}
        title={site.menu}
        closeLabel={site.closeMenu}
        position="start"
        popover="auto"
      >
        <nav aria-label={site.menu}>
          {menu ? (
            <ul className={styles.list}>
              {menu.map((branch) => (
                <li key={branch.name}>
                  <Branch branch={branch} everything={site.everythingIn(branch.name)} />
                </li>
              ))}
            </ul>
          ) : (
            <Markup html={written} />
          )}
        </nav>
      </Dialog>
    </>
  );
}

/** What the drawer lists before it is opened, and without scripts. */
export function MobileMenuList({ menu }: { menu: readonly ShownEntry[] }) {
  return (
    <ul className={styles.list}>
      <MenuLinks entries={menu} />
    </ul>
  );
}

function Branch({ branch, everything }: { branch: MenuBranch; everything: string }) {
  const name = (
    <span className={styles.name} lang={branch.lang}>
      {branch.picture === null ? null : <img src={branch.picture} alt="" width={40} height={40} />}
      {branch.name}
    </span>
  );
  if (branch.children.length === 0 && branch.path !== null) return <a href={branch.path}>{name}</a>;
  return (
    <details className={styles.sub}>
      <summary>
        {name}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {branch.path === null ? null : (
          <li>
            <a href={branch.path}>{everything}</a>
          </li>
        )}
        {branch.children.map(({ name: below, path, lang }) => (
          <li key={`${path} ${below}`}>
            <a href={path ?? undefined} lang={lang}>
              {below}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

type MenuEntry = {
  readonly name: string;
  /** null for a heading */
  readonly path: string | null;
  readonly picture: string | null;
  /** where it is not that of the page */
  readonly lang: string | undefined;
};
type MenuBranch = MenuEntry & { readonly children: readonly MenuEntry[] };

const entryOf = (element: HTMLElement): MenuEntry => ({
  name: element.textContent,
  path: element.getAttribute('href'),
  picture: element.querySelector('img')?.src ?? null,
  lang: element.lang || undefined,
});

/** The main menu in the header of this page, which the drawer copies (SITE-14). */
function menuOfPage(): readonly MenuBranch[] {
  const entries = [...document.querySelectorAll<HTMLElement>(`#${panelId} [data-at]`)];
  const at = (element: HTMLElement) => Number(element.dataset.at);
  return entries
    .sort((one, other) => at(one) - at(other))
    .flatMap((entry) => {
      const links = entry.matches('a') ? [entry] : [...entry.querySelectorAll<HTMLElement>('a, [data-head]')];
      const [head, ...children] = links.map(entryOf);
      return head ? [{ ...head, children }] : [];
    });
}
