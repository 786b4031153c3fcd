import { script } from '#kit/islands/storefront/script.ts';
import { nextTab } from '#kit/ui/navigation/next-tab.ts';
import { openingTab } from '../rules/opening-tab.ts';

/**
 * The tabs of a product: by the address at load and whenever its hash changes, by links to the reviews, by clicks and keys (PDP-03 to
 * PDP-07). The server knows the path of the address, but not its hash.
 */
function begin(element: HTMLElement): undefined {
  const tabs = [...element.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');
  const open = (opened: HTMLElement | undefined) => {
    if (!opened) return;
    for (const tab of tabs) {
      const isOpen = tab === opened;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      tab.parentElement?.classList.toggle('active', isOpen);
      panelOf(tab)?.toggleAttribute('data-open', isOpen);
    }
  };
  const tabOf = (key: string) => tabs.find((tab) => panelOf(tab)?.id === `tab-${key}`);
  const follow = () => {
    const tab = tabOf(openingTab(window.location));
    if (tab?.getAttribute('aria-selected') === 'true') return;
    open(tab);
    // What the address points at can only be gone to once its tab is open.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  };
  for (const tab of tabs) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      open(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = nextTab(event.key, tabs.indexOf(tab), tabs.length);
      const neighbour = next === null ? undefined : tabs[next];
      if (!neighbour) return;
      event.preventDefault();
      open(neighbour);
      neighbour.focus();
    });
  }
  window.addEventListener('hashchange', follow);
  // A link to a tab opens it also when the address already ends in it.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const tab = link?.pathname === window.location.pathname ? openingTab(link) : 'description';
    if (tab !== 'description') open(tabOf(tab));
  });
  follow();
}

export default script('product-tabs', begin, 'start');
