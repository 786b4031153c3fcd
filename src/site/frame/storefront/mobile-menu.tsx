import { useState } from 'react';
import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import type { StaticKey } from '#kit/ui/static/static-key.ts';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { CategoryLinks, panelId } from './category-panel.tsx';
import styles from './mobile-menu.module.css';

/** The categories in the drawer, before it is opened. */
export const mobileMenu: StaticKey<readonly MenuCategory[]> = { name: 'mobile-menu', isCached: true };

const menuId = 'mobile-menu';

/** The main menu once more, in a drawer; its sub-menus are rendered when it is first opened, to keep pages small. */
export function MobileMenu() {
  const { site } = useWords();
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<readonly MenuBranch[] | null>(null);
  const all = (
    <li>
      <a href={shopPath}>{site.wholeCatalogue}</a>
    </li>
  );
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass} ${styles.toggle}`}
        aria-label={site.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={menuId}
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
                <li key={branch.path}>
                  <Branch branch={branch} everything={site.everythingIn(branch.name)} />
                </li>
              ))}
              {all}
            </ul>
          ) : (
            <StaticPart
              of={mobileMenu}
              render={
                import.meta.env.SSR
                  ? (categories) => (
                      <ul className={styles.list}>
                        <CategoryLinks categories={categories} />
                        {all}
                      </ul>
                    )
                  : null
              }
            />
          )}
        </nav>
      </Dialog>
    </>
  );
}

function Branch({ branch, everything }: { branch: MenuBranch; everything: string }) {
  if (branch.children.length === 0) return <a href={branch.path}>{branch.name}</a>;
  return (
    <details className={styles.sub}>
      <summary>
        {branch.name}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        <li>
          <a href={branch.path}>{everything}</a>
        </li>
        {branch.children.map((child) => (
          <li key={child.path}>
            <a href={child.path}>{child.name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

type MenuEntry = { readonly name: string; readonly path: string };
type MenuBranch = MenuEntry & { readonly children: readonly MenuEntry[] };

const entryOf = (link: HTMLAnchorElement): MenuEntry => ({
  name: link.textContent,
  path: link.pathname,
});

/** The main menu in the header of this page, which the drawer copies (SITE-14). */
function menuOfPage(): readonly MenuBranch[] {
  const sections = document.querySelectorAll(`#${panelId} section`);
  return [...sections].flatMap((section) => {
    const [head, ...children] = [...section.querySelectorAll('a')].map(entryOf);
    return head ? [{ ...head, children }] : [];
  });
}
