import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { productTableFor } from '#messages/product/product-table-for.ts';
import type { AuditSubjectKind } from '../rules/audit-entry.ts';

/** What a field of a subject is called, with its article; a label of its form in quotation marks; null where it has no name. */
export function fieldInWords(name: string, kind: AuditSubjectKind, words: BackOfficeWords): string | null {
  const { fieldsOf, fields } = words.auditWords;
  const label =
    kind === 'product-table'
      ? tableLabel(name, words)
      : kind === 'product'
        ? labelIn(words.productEditor.fields, name)
        : null;
  return fieldsOf[kind]?.[name] ?? (label === null ? (fields[name] ?? null) : `“${label}”`);
}

/** The same without an article, for a list of fields; what has no name stands for itself. */
export function fieldName(name: string, kind: AuditSubjectKind, words: BackOfficeWords): string {
  const said = (fieldInWords(name, kind, words) ?? name).replace(/^(?:il|lo|la|i|gli|le|the) |^l’|[“”]/g, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const tableLabel = (name: string, { staffTables: { boxes, flags, selects, texts } }: BackOfficeWords) =>
  labelIn({ ...boxes, ...flags, ...selects, ...texts }, name);

/** What a code of a product table means. */
export function tableValueInWords(name: string, fact: string, words: BackOfficeWords): string {
  const { staffAudit, staffTables, locale } = words;
  if (fact === '1' || fact === '0') return fact === '1' ? staffAudit.yes : staffAudit.no;
  const { rows, paging, directions, ways, counts, footerCart, corners } = staffTables;
  if (name === 'columns') return labelIn(productTableFor(locale).columns, fact) ?? fact;
  if (name === 'item_count') return labelIn(counts, fact) ?? fact;
  return labelIn({ ...rows, ...paging, ...directions, ...ways, ...footerCart, ...corners }, fact) ?? fact;
}

/** The label of a code that words may have. */
export function labelIn(labels: Readonly<Record<string, string>>, code: string): string | null {
  return Object.hasOwn(labels, code) ? (labels[code] ?? null) : null;
}

/** What a code of a product means. */
export function productValueInWords(name: string, fact: string, words: BackOfficeWords): string | null {
  const { productEditor, staffProducts } = words;
  if (name === 'status') return labelIn(staffProducts.states, fact);
  if (name === 'backorders') return labelIn(productEditor.backorders, fact);
  if (name === 'catalogVisibility') return labelIn(productEditor.visibilities, fact);
  return name === 'taxClass' ? labelIn(productEditor.taxClasses, fact) : null;
}
