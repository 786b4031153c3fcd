import { LRUCache } from 'lru-cache';
import type { Locale } from '#messages/locale.ts';
import type { MarkupOf } from '#ui/static/kept-markup.tsx';
import { drawApart } from './draw-apart.tsx';

// Some thousands of cards, and the menus.
const maxSize = 8 * 1024 * 1024;

/** Markup by the way in which it is drawn. */
type Ways = Readonly<Record<string, string>>;

const sizeOf = (ways: Ways) => Object.values(ways).reduce((size, markup) => size + markup.length, 1);
const keeper = () => new LRUCache<object | string, Ways>({ maxSize, sizeCalculation: sizeOf });

const keptOf: Readonly<Record<Locale, LRUCache<object | string, Ways>>> = { it: keeper(), en: keeper() };

/** Keeps the markup that pages of a language share, in this process; its key never changes, so that it is never old. */
export function markupKeeper(locale: Locale): MarkupOf {
  const kept = keptOf[locale];
  return (pieces) => {
    const known = pieces.map(({ of, way }) => kept.get(of)?.[way]);
    const missing = pieces.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known.map((markup) => markup ?? '');
    const drawn = drawApart(
      missing.map(({ draw }) => draw()),
      { locale, platform: '', redirectAfterAdd: false },
    );
    missing.forEach(({ of, way }, at) => {
      kept.set(of, { ...kept.peek(of), [way]: drawn[at] ?? '' });
    });
    const next = drawn.values();
    return known.map((markup) => markup ?? next.next().value ?? '');
  };
}
