import type { Combinations, TermChoice } from '../rules/combinations.ts';
import { missingCombinations } from '../rules/combinations.ts';
import type { ProductAttribute } from '../rules/product-attribute.ts';

export type PanelOption = {
  /** the id of the term; below 0 for one that is not stored yet */
  readonly key: number;
  readonly name: string;
  /** of an attribute of the product alone, in the other language; '' for none */
  readonly translatedName: string;
  readonly color: string | null;
};

/** An attribute as the panel edits it. */
export type PanelAttribute = {
  /** its id; below 0 for one that is not stored yet */
  readonly key: number;
  readonly kind: 'shop' | 'own';
  readonly name: string;
  /** as that of an option */
  readonly translatedName: string;
  readonly look: 'select' | 'label' | 'color';
  readonly options: readonly PanelOption[];
  readonly forVariations: boolean;
  /** the key of the option that is chosen at first */
  readonly preset: number | null;
};

/** The colour of an option until one is chosen. */
export const PLAIN_COLOR = '#888888';

type Named = (attributeId: number) => {
  readonly name: string;
  readonly terms: readonly { readonly id: number; readonly name: string }[];
};

export const panelAttributes = (
  posted: readonly ProductAttribute[],
  named: Named,
): readonly PanelAttribute[] =>
  posted.map((attribute) => {
    const { forVariations, preset } = attribute;
    if (attribute.kind === 'shop') {
      const { name, terms } = named(attribute.attributeId);
      const options = attribute.termIds.map((key) => ({
        key,
        name: terms.find(({ id }) => id === key)?.name ?? `#${key}`,
        translatedName: '',
        color: null,
      }));
      const key = attribute.attributeId;
      return {
        key,
        kind: 'shop',
        name,
        translatedName: '',
        look: 'select',
        options,
        forVariations,
        preset: keyAt(options, preset),
      };
    }
    const options = attribute.options.map(({ termId, ...option }) => ({ ...option, key: termId ?? 0 }));
    const { name, translatedName, look } = attribute;
    return {
      key: attribute.attributeId ?? 0,
      kind: 'own',
      name,
      translatedName,
      look,
      options,
      forVariations,
      preset: keyAt(options, preset),
    };
  });

const keyAt = (options: readonly PanelOption[], at: number | null) =>
  at === null ? null : (options[at]?.key ?? null);

/** What the panel says, as it is posted. */
export const postedAttributes = (attributes: readonly PanelAttribute[]): readonly ProductAttribute[] =>
  attributes.map(({ key, kind, name, translatedName, look, options, forVariations, preset }) => {
    const at = options.findIndex((option) => option.key === preset);
    const shared = { forVariations, preset: at < 0 ? null : at };
    const stored = (id: number) => (id > 0 ? id : null);
    return kind === 'shop'
      ? { kind, attributeId: key, termIds: options.map((option) => option.key), ...shared }
      : {
          kind,
          attributeId: stored(key),
          name,
          translatedName,
          look,
          options: options.map((option) => ({
            termId: stored(option.key),
            name: option.name,
            translatedName: option.translatedName,
            color: look === 'color' ? (option.color ?? PLAIN_COLOR) : null,
          })),
          ...shared,
        };
  });

/** What the attributes would make beside the variations that there are. */
export const combinationsOf = (
  attributes: readonly PanelAttribute[],
  known: readonly TermChoice[],
): Combinations =>
  missingCombinations(
    attributes
      .filter(({ forVariations }) => forVariations)
      .map(({ key, options }) => ({ attributeId: key, termIds: options.map((option) => option.key) })),
    known,
  );

/** The names in a text, by commas or lines, without those that are there already. */
export function newNames(text: string, known: readonly { readonly name: string }[]): readonly string[] {
  const seen = new Set(known.map(({ name }) => name.toLocaleLowerCase()));
  return text.split(/[\n,;]+/).flatMap((part) => {
    const name = part.trim();
    if (name === '' || seen.has(name.toLocaleLowerCase())) return [];
    seen.add(name.toLocaleLowerCase());
    return [name];
  });
}
