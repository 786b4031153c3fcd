/**
 * The script of every page of the storefront. It fetches an island when somebody touches it, holds back what was done until the island is
 * mounted, and repeats it in the order in which it was done. An island whose files do not come stays what it is without scripts.
 *
 * Buttons are held back; links only where they carry `data-acts`, since the others lead to pages; a popover's button only with it as well.
 */
import { islandFilesId, type ScriptDefinition } from '#kit/islands/storefront/script.ts';
import { startPageParts } from './page-parts.ts';

type Island = { readonly default: Partial<Pick<ScriptDefinition<unknown>, 'begin'>> };

type IslandFiles = Readonly<Record<string, readonly string[]>>;

const preloaded = new Set<string>();

/** Fetches the file of an island, at once with what it imports. They stand in the page, where a changed listing puts its own. */
function fetchIsland(name = ''): Promise<Island> {
  const all: IslandFiles = JSON.parse(document.getElementById(islandFilesId)?.textContent ?? '{}');
  const [file, ...imported] = all[name] ?? [];
  if (!file) throw new Error(`no island is called ${name}`);
  for (const href of imported) {
    if (!preloaded.has(href))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    preloaded.add(href);
  }
  return import(/* @vite-ignore */ file);
}

const busy = 'data-island-busy';
const acting =
  '[data-acts], button:not([popovertarget]), input[type="submit"], input[type="button"], input[type="image"]';

type Held = { readonly target: Element; readonly kind: string; readonly repeat: () => void };

/** What was done to an island before it was mounted, in the order in which it was done. */
const held = new WeakMap<Element, Held[]>();
const asked = new WeakMap<Element, Promise<void>>();
/** Islands that answer by themselves: mounted, or left without scripts. */
const done = new WeakSet<Element>();

const load = async ({ dataset }: HTMLElement) =>
  Promise.all([fetchIsland(dataset.island), dataset.view === undefined ? null : import('./mount.tsx')]);

async function mount(element: HTMLElement): Promise<void> {
  // Where its files do not come it goes on as without scripts.
  const files = await load(element).catch(() => null);
  if (!files) element.dataset.failed = '';
  try {
    const props: unknown = JSON.parse(element.dataset.props ?? 'null');
    const [{ default: island }, react] = files ?? [{ default: {} }, null];
    if (react) {
      const isHeld = (field: Element) => !!held.get(element)?.some(({ target }) => target === field);
      await react.mount(element, island as never, props as never, isHeld);
    } else {
      const begin = await island.begin?.(element, props);
      // What it does to its own fields is not held back.
      done.add(element);
      begin?.();
    }
  } catch (error) {
    reportError(error);
  }
  done.add(element);
  element.dataset.mounted = '';
  const actions = held.get(element) ?? [];
  held.delete(element);
  for (const { target, repeat } of actions) {
    target.removeAttribute(busy);
    if (target.isConnected) repeat();
    // React shows what one has changed before the next is heard.
    await null;
  }
}

/** Mounts an island, once. */
function wake(element: HTMLElement): Promise<void> {
  const promise = asked.get(element) ?? mount(element);
  asked.set(element, promise);
  return promise;
}

/** The island of an event that cannot answer it yet. */
function waiting({ target }: Event): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return element && !done.has(element) ? element : null;
}

/**
 * Repeats what was done once the island is there, in the same order; the same thing done several times on end is done once, but for the
 * steps of a quantity (`data-step`), which all count.
 */
function hold(element: HTMLElement, target: Element, kind: string, repeat: () => void): void {
  const actions = held.get(element) ?? [];
  const last = actions.at(-1);
  if (last?.target === target && last.kind === kind && !target.matches('[data-step]')) actions.pop();
  actions.push({ target, kind, repeat });
  held.set(element, actions);
  void wake(element);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function holdClick(event: MouseEvent): void {
  const element = waiting(event);
  const target = (event.target as Element).closest<HTMLElement>(acting);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!element || !target || !element.contains(target) || !isPlain) return;
  stop(event);
  target.setAttribute(busy, '');
  hold(element, target, 'press', () => target.click());
}

function holdSubmit(event: SubmitEvent): void {
  const element = waiting(event);
  const form = event.target as HTMLFormElement;
  if (!element) return;
  stop(event);
  hold(element, form, 'send', () => form.requestSubmit(event.submitter));
}

/** What is entered stays in the field; the island hears of it in its turn, with what the field held then. */
function holdEntry(event: Event): void {
  const element = waiting(event);
  const field = event.target as HTMLInputElement;
  if (!element) return;
  const { type, value, checked } = field;
  hold(element, field, 'entry', () => {
    if (type !== 'file') Object.assign(field, 'checked' in field ? { value, checked } : { value });
    for (const name of event.type === 'input' ? ['input'] : ['input', 'change'])
      field.dispatchEvent(new Event(name, { bubbles: true }));
  });
}

/** Browsers tell of no change where a choice is made that the page shows already, such as one that a held reset will clear. */
function holdChoice(event: Event): void {
  if (event.target instanceof HTMLInputElement && event.target.type === 'radio') holdEntry(event);
}

/** Browsers send no click for the space bar on a choice that is made: an island may take it back (VAR-32). */
function holdSpaceBar(event: KeyboardEvent): void {
  const element = waiting(event);
  const field = event.target;
  if (!element || event.key !== ' ' || !(field instanceof HTMLInputElement) || !field.checked) return;
  stop(event);
  const { key } = event;
  hold(element, field, 'key', () =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
}

function touch(event: Event): void {
  const element = waiting(event);
  if (element) void wake(element);
}

/** Fetches the files of an island that a pointer comes near to, and does nothing with them yet. */
function warmUp(event: Event): void {
  const element = waiting(event);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (element && !asked.has(element) && !connection?.saveData) load(element).catch(() => undefined);
}

const islands = (which: string) => document.querySelectorAll<HTMLElement>(`[data-island]${which}`);
const wakeAll = (which: string) => {
  for (const element of islands(which)) void wake(element);
};

const early = { capture: true, passive: true };
document.addEventListener('click', holdClick, true);
document.addEventListener('click', holdChoice, true);
document.addEventListener('submit', holdSubmit, true);
document.addEventListener('keydown', holdSpaceBar, true);
for (const type of ['input', 'change']) document.addEventListener(type, holdEntry, true);
for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, touch, early);
document.addEventListener('pointerover', warmUp, early);
document.addEventListener('island-wake', (event) =>
  wakeAll(`[data-island="${(event as CustomEvent).detail}"]`),
);

document.documentElement.dataset.scripts = '';
startPageParts();
// What acts by itself begins after the page has been painted; a hidden page is never painted.
const begin = () => wakeAll('[data-trigger="start"]');
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

// While pages are developed no style sheet is linked.
if (import.meta.env.DEV) void import('../documents/styles.ts');
