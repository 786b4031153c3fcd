import type { BlockField, BlockFields, BlockValues } from './block-fields.ts';
import { fieldsOf } from './block-kinds.ts';
import { type Localized, type PageLanguage, shownText } from './localized.ts';
import { everyBlock, isForeign, type PageBlock } from './page-content.ts';

type Visit = (field: BlockField, value: unknown) => void;

function walk(fields: BlockFields, values: BlockValues, visit: Visit): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    visit(field, value);
    if (field.control !== 'list') continue;
    for (const item of value as readonly BlockValues[]) walk(field.fields, item, visit);
  }
}

/** Visits every field of a page's blocks with what stands in it, those of lists and of blocks in columns as well. Foreign blocks have none. */
export function walkFields(blocks: readonly PageBlock[], visit: Visit): void {
  for (const block of everyBlock(blocks))
    if (!isForeign(block)) walk(fieldsOf(block.kind), block.values, visit);
}

/** The pictures that the blocks of a page name by their ids, each once. */
export function pictureIdsOf(blocks: readonly PageBlock[]): readonly number[] {
  const ids = new Set<number>();
  walkFields(blocks, ({ control }, value) => {
    if (control === 'picture' && value !== null) ids.add(value as number);
  });
  return [...ids];
}

/** The products that the blocks of a page name by their ids, each once. */
export function productIdsOf(blocks: readonly PageBlock[]): readonly number[] {
  const ids = new Set<number>();
  walkFields(blocks, ({ control }, value) => {
    if (control === 'products') for (const id of value as readonly number[]) ids.add(id);
  });
  return [...ids];
}

/** All markup that staff wrote into the blocks of a page, as a reader sees it. */
export function textOf(blocks: readonly PageBlock[], locale: PageLanguage): string {
  return richTexts(blocks)
    .map((text) => shownText(text, locale).text)
    .join('\n');
}

/** All markup that staff wrote into the blocks of a page, in every language, for what looks for codes and pictures in it. */
export function markupOf(blocks: readonly PageBlock[]): string {
  return richTexts(blocks)
    .flatMap(({ it, en }) => [it, en])
    .filter((html) => html !== '')
    .join('\n');
}

function richTexts(blocks: readonly PageBlock[]): readonly Localized[] {
  const texts: Localized[] = [];
  walkFields(blocks, ({ control }, value) => {
    if (control === 'rich') texts.push(value as Localized);
  });
  return texts;
}
