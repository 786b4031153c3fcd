import { scrollEndMs, scrollMarginPx, scrollRestMs } from '../../rules/table-limits.ts';
import type { LiveTable } from './live-table.ts';
import type { TableLoader } from './table-loader.ts';

/** Whether a page has been scrolled past the height of its table, but for a margin (TAB-37); pixels. */
export function isPastTable(scrolled: number, tableHeight: number): boolean {
  return scrolled > tableHeight - scrollMarginPx;
}

/** When infinite scroll asked last, in milliseconds; null: not since the last load of the table. */
type ScrollGate = { readonly askedAt: number | null };

export const openGate: ScrollGate = { askedAt: null };

/** Infinite scroll asks once, then after a while or after the next load, which opens the gate (TAB-38). */
export function mayAsk({ askedAt }: ScrollGate, now: number): boolean {
  return askedAt === null || now - askedAt >= scrollRestMs;
}

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The page that a link leads to; null where it is none of the table's. */
function pageOf(link: HTMLAnchorElement): number {
  return Number(new URL(link.href, window.location.href).searchParams.get('page_number') ?? 1);
}

/** Numbered links, the load-more button, or both by scrolling, as the table says (TAB-32 to TAB-38). */
export function followPaging(table: LiveTable, loader: TableLoader): void {
  const { root, site } = table;
  hearLinks(table, loader);
  hearMore(root, loader);
  if (root.dataset.paging === 'infinite_scroll') hearScroll(table, loader);
  root.classList.add(`${site.prefix}_pagination_ajax`);
}

function hearLinks({ root, site }: LiveTable, loader: TableLoader): void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const region = root.querySelector(`.${site.prefix}_my_pagination`);
    if (!link || !region?.contains(link) || !isPlain(event)) return;
    event.preventDefault();
    void loader.goToPage(pageOf(link)).then((done) => {
      // The link that was pressed is gone with the old ones.
      if (done) region.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true });
      if (done) root.scrollIntoView({ block: 'start' });
    });
  };
  root.addEventListener('click', press);
}

/** The button of its moment: it goes with the last page, and comes with a new search. */
const buttonIn = (root: HTMLElement) => root.querySelector<HTMLButtonElement>('button[data-load-more]');

/** Brings the next page: the button says so meanwhile, and counts on with each success (TAB-35). */
async function bringMore(root: HTMLElement, loader: TableLoader): Promise<void> {
  const button = buttonIn(root);
  if (!button || button.disabled) return;
  button.textContent = button.dataset.text_loading ?? '';
  button.disabled = true;
  const hadFocus = document.activeElement === button;
  const done = await loader.more();
  const next = buttonIn(root);
  if (next === button && !done) {
    button.disabled = false;
    button.textContent = button.dataset.text_btn ?? '';
  }
  if (hadFocus) next?.focus({ preventScroll: true });
}

function hearMore(root: HTMLElement, loader: TableLoader): void {
  const submit = (event: SubmitEvent) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.querySelector('[data-load-more]')) return;
    event.preventDefault();
    void bringMore(root, loader);
  };
  root.addEventListener('submit', submit);
}

function hearScroll(table: LiveTable, loader: TableLoader): void {
  const { root } = table;
  let gate: ScrollGate = openGate;
  let hasAsked = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const scroll = () => {
    // One jump is many events, some of which come after the rows that it asked for.
    clearTimeout(rest);
    rest = setTimeout(() => {
      hasAsked = false;
    }, scrollEndMs);
    if (hasAsked || !buttonIn(root) || !mayAsk(gate, Date.now())) return;
    if (!isPastTable(window.scrollY, table.body.offsetHeight)) return;
    gate = { askedAt: Date.now() };
    hasAsked = true;
    void bringMore(root, loader);
  };
  table.onRows(() => {
    gate = openGate;
  });
  window.addEventListener('scroll', scroll, { passive: true });
}
