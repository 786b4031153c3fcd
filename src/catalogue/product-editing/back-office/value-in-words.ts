import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { textOfHtml } from '#kit/text/rules/text-of-html.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductField } from '../rules/product-schema.ts';
import type { ProductChoices } from '../server/read-product-choices.ts';
import type { NamedProduct } from './product-picker.tsx';

export type KnownNames = { readonly choices: ProductChoices; readonly linked: readonly NamedProduct[] };

const LONGEST = 300;

/** The value of a field as staff read it: names instead of ids, amounts in euro, texts without their markup. */
export function valueInWords(
  field: ProductField,
  value: unknown,
  words: BackOfficeWords,
  known: KnownNames,
): string {
  const { productEditor, staffProducts, locale } = words;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return productEditor.nothing;
  }
  if (typeof value === 'boolean') return value ? productEditor.yes : productEditor.no;
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return formatEuro(toCents(value), locale);
    return field === 'brandId' || field === 'shippingClassId'
      ? nameOf(field, value, words, known)
      : value.toLocaleString(locale);
  }
  if (Array.isArray(value)) return value.map((one) => entryInWords(field, one, words, known)).join(', ');
  if (typeof value === 'object') return Object.values(value).join(', ');
  const text = String(value);
  if (field === 'saleFrom' || field === 'saleTo' || field === 'publishAt')
    return formatDateTime(text, locale);
  const codes: Readonly<Record<string, string>> = {
    ...staffProducts.states,
    ...(field === 'backorders' ? productEditor.backorders : {}),
    ...(field === 'catalogVisibility' ? productEditor.visibilities : {}),
  };
  const isCode = field === 'status' || field === 'backorders' || field === 'catalogVisibility';
  const plain = isCode ? (codes[text] ?? text) : textOfHtml(text);
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

function entryInWords(
  field: ProductField,
  entry: unknown,
  words: BackOfficeWords,
  known: KnownNames,
): string {
  if (typeof entry === 'number') return nameOf(field, entry, words, known);
  if (typeof entry !== 'object' || entry === null) return String(entry);
  if ('attributeId' in entry && 'termIds' in entry && Array.isArray(entry.termIds)) {
    const attribute = known.choices.attributes.find(({ id }) => id === entry.attributeId);
    const terms = entry.termIds.map(
      (id) => attribute?.terms.find((term) => term.id === id)?.name ?? `#${id}`,
    );
    return `${attribute?.name ?? `#${entry.attributeId}`}: ${terms.join(', ')}`;
  }
  if ('mediaId' in entry && 'kind' in entry && 'language' in entry && 'title' in entry) {
    const { kinds, languages }: Readonly<Record<'kinds' | 'languages', Readonly<Record<string, string>>>> =
      words.productEditor.documents;
    const language = languages[String(entry.language)] ?? entry.language;
    return `${entry.title || (kinds[String(entry.kind)] ?? entry.kind)} (${language})`;
  }
  if ('manufacturer' in entry && 'code' in entry) return `${entry.manufacturer} ${entry.code}`;
  return Object.values(entry).join(' ');
}

function nameOf(
  field: ProductField,
  id: number,
  { productEditor }: BackOfficeWords,
  { choices, linked }: KnownNames,
): string {
  const named = (all: readonly { readonly id: number; readonly name: string }[]) =>
    all.find((one) => one.id === id)?.name;
  const names: Readonly<Partial<Record<ProductField, string | undefined>>> = {
    brandId: named(choices.brands),
    shippingClassId: named(choices.shippingClasses),
    categoryIds: choices.categories.find((one) => one.id === id)?.label,
    tagIds: named(choices.tags),
    hiddenFor: id === 0 ? productEditor.guests : named(choices.groups),
    onlyFor: id === 0 ? productEditor.guests : named(choices.groups),
    relatedIds: named(linked),
    upSellIds: named(linked),
    crossSellIds: named(linked),
  };
  return names[field] ?? `#${id}`;
}
