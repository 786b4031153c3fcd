import { panelId } from './category-panel.tsx';

export type MenuEntry = { readonly name: string; readonly path: string };
export type MenuBranch = MenuEntry & { readonly children: readonly MenuEntry[] };

const entryOf = (link: HTMLAnchorElement): MenuEntry => ({
  name: link.textContent,
  path: link.pathname,
});

/** The main menu as it stands in the header of this page, of which the drawer's is a copy (SITE-14). */
export function menuOfPage(): readonly MenuBranch[] {
  const sections = document.querySelectorAll(`#${panelId} section`);
  return [...sections].flatMap((section) => {
    const [head, ...children] = [...section.querySelectorAll('a')].map(entryOf);
    return head ? [{ ...head, children }] : [];
  });
}
