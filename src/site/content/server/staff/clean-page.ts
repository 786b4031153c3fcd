import { sanitiseRichText } from '#kit/rich-text/server/sanitise-rich-text.ts';
import type { BlockFields, BlockValues } from '../../rules/blocks/block-fields.ts';
import { type Block, fieldsOf } from '../../rules/blocks/block-kinds.ts';
import type { Localized } from '../../rules/blocks/localized.ts';
import {
  isColumns,
  isForeign,
  mapColumns,
  type PageBlock,
  type PageContent,
} from '../../rules/blocks/page-content.ts';
import { walkFields } from '../../rules/blocks/walk-fields.ts';

/**
 * A page whose markup holds only what is allowed. Markup that stood in the page before stays as it was: what came with the shop may have
 * players and counters, which the list of the allowed does not.
 */
export function cleanPage(content: PageContent, before: readonly PageBlock[]): PageContent {
  const known = new Set<string>();
  walkFields(before, ({ control }, value) => {
    if (control === 'rich') for (const html of Object.values(value as Localized)) known.add(html);
  });
  const clean = (html: string) => (known.has(html) ? html : sanitiseRichText(html));
  return {
    ...content,
    blocks: content.blocks.map((block) => cleanBlock(block, clean)),
  };
}

function cleanBlock(block: PageBlock, clean: (html: string) => string): PageBlock {
  if (isForeign(block)) return block;
  if (isColumns(block)) return mapColumns(block, (inner) => cleanBlock(inner, clean));
  return { ...block, values: cleanValues(fieldsOf(block.kind), block.values, clean) } as Block;
}

function cleanValues(fields: BlockFields, values: BlockValues, clean: (html: string) => string): BlockValues {
  const cleaned = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (field.control === 'rich') {
      const { it, en } = value as Localized;
      return [name, { it: clean(it), en: clean(en) }];
    }
    if (field.control !== 'list') return [name, value];
    return [name, (value as readonly BlockValues[]).map((item) => cleanValues(field.fields, item, clean))];
  });
  return Object.fromEntries(cleaned);
}
