import { useState } from 'react';
import type { MenuCategory } from '#shop/catalogue/rules/listing.ts';
import { categoryPath, shopPath } from '#shop/catalogue/rules/paths.ts';
import { iconButtonClass } from '#ui/controls/button-class.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Icon } from '#ui/display/icon.tsx';
import styles from './mobile-menu.module.css';
import { useWords } from './use-words.ts';

const menuId = 'mobile-menu';

/** The main menu once more, in a drawer; its sub-menus are drawn when it is first opened, to keep pages small. */
export function MobileMenu({ menu }: { menu: readonly MenuCategory[] }) {
  const { site } = useWords();
  const [open, setOpen] = useState(false);
  const [whole, setWhole] = useState(false);
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
          setWhole(true);
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
        place="start"
        popover="auto"
      >
        <nav aria-label={site.menu}>
          <ul className={styles.list}>
            {menu.map((category) => (
              <li key={category.slug}>
                {whole && category.children.length > 0 ? (
                  <SubMenu category={category} everything={site.everythingIn(category.name)} />
                ) : (
                  <a href={categoryPath(category.slug)}>{category.name}</a>
                )}
              </li>
            ))}
            <li>
              <a href={shopPath}>{site.wholeCatalogue}</a>
            </li>
          </ul>
        </nav>
      </Dialog>
    </>
  );
}

function SubMenu({ category, everything }: { category: MenuCategory; everything: string }) {
  return (
    <details className={styles.sub}>
      <summary>
        {category.name}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        <li>
          <a href={categoryPath(category.slug)}>{everything}</a>
        </li>
        {category.children.map((child) => (
          <li key={child.slug}>
            <a href={categoryPath(child.slug)}>{child.name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
