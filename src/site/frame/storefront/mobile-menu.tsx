import { createContext, type ReactNode, useContext, useState } from 'react';
import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Markup } from '#kit/ui/display/markup.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { CategoryLinks, panelId } from './category-panel.tsx';
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
            <MenuList>
              {menu.map((branch) => (
                <li key={branch.path}>
                  <Branch branch={branch} everything={site.everythingIn(branch.name)} />
                </li>
              ))}
            </MenuList>
          ) : (
            <Markup html={written} />
          )}
        </nav>
      </Dialog>
    </>
  );
}

/** What the drawer lists before it is opened, and without scripts. */
export function MobileMenuList({ menu }: { menu: readonly MenuCategory[] }) {
  return (
    <MenuList>
      <CategoryLinks categories={menu} />
    </MenuList>
  );
}

function MenuList({ children }: { children: ReactNode }) {
  const { site } = useWords();
  return (
    <ul className={styles.list}>
      {children}
      <li>
        <a href={shopPath}>{site.wholeCatalogue}</a>
      </li>
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
  if (branch.children.length === 0) return <a href={branch.path}>{name}</a>;
  return (
    <details className={styles.sub}>
      <summary>
        {name}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        <li>
          <a href={branch.path}>{everything}</a>
        </li>
        {branch.children.map((child) => (
          <li key={child.path}>
            <a href={child.path} lang={child.lang}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

type MenuEntry = {
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
  /** where it is not that of the page */
  readonly lang: string | undefined;
};
type MenuBranch = MenuEntry & { readonly children: readonly MenuEntry[] };

const entryOf = (link: HTMLAnchorElement): MenuEntry => ({
  name: link.textContent,
  path: link.pathname,
  picture: link.querySelector('img')?.src ?? null,
  lang: link.lang || undefined,
});

/** The main menu in the header of this page, which the drawer copies (SITE-14). */
function menuOfPage(): readonly MenuBranch[] {
  const sections = document.querySelectorAll(`#${panelId} section`);
  return [...sections].flatMap((section) => {
    const [head, ...children] = [...section.querySelectorAll('a')].map(entryOf);
    return head ? [{ ...head, children }] : [];
  });
}
