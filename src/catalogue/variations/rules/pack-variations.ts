import { type FieldOf, type FieldValues, fieldNames } from '#catalogue/products/rules/product-fields.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { PriorNote } from '#pricing/prices/rules/shown-price.ts';
import type { VariationChoice } from './variation-choice.ts';

/** One field of all variations: its different values, and which of them each variation has; one value alone is everybody's. */
type Column<T> = { readonly d: readonly T[]; readonly i?: readonly number[] };

type Packed = {
  readonly n: number;
  readonly names: readonly string[];
  /** what each id is more than the one before */
  readonly id: Column<number>;
  readonly terms: readonly Column<string>[];
  readonly unit: Column<number | null>;
  readonly regular: Column<number | null>;
  readonly mode: Column<'gross' | 'net' | null>;
  readonly prior: Column<PriorNote | null>;
  readonly stock: Column<VariationChoice['stock']>;
  readonly left: Column<number | null>;
  readonly buyable: Column<boolean>;
  readonly active: Column<boolean>;
  readonly alone: Column<boolean>;
  readonly min: Column<number>;
  readonly max: Column<number>;
  readonly step: Column<number>;
  readonly tiers: Column<VariationChoice['tiers']>;
  readonly picture: Column<VariationChoice['picture']>;
} & { readonly [N in Field as PackedName<N>]: Column<VariationChoice[N]> };

type Field = FieldOf<'variation'>;
type PackedName<N extends Field> = N extends keyof typeof shortNames ? (typeof shortNames)[N] : N;
const shortNames = { description: 'text', weightGrams: 'grams' } as const;
const fields = fieldNames('variation').map((name) => ({
  name,
  packed: (name in shortNames ? shortNames[name as 'description'] : name) as PackedName<Field>,
}));

function column<T>(values: readonly T[]): Column<T> {
  if (values.every((value) => value === values[0])) return { d: values.slice(0, 1) };
  const positions = new Map<unknown, number>();
  const byText = new Map<string, number>();
  const d: T[] = [];
  // Different objects may say the same.
  const positionOf = (value: T) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : null;
    const known = text === null ? undefined : byText.get(text);
    if (known !== undefined) return known;
    d.push(value);
    if (text !== null) byText.set(text, d.length - 1);
    return d.length - 1;
  };
  const i = values.map((value) => {
    const known = positions.get(value);
    if (known !== undefined) return known;
    const position = positionOf(value);
    positions.set(value, position);
    return position;
  });
  return d.length === 1 || d.length === values.length ? { d } : { d, i };
}

function reader<T>({ d, i }: Column<T>): (at: number) => T {
  return (at) => {
    const position = i ? (i[at] ?? 0) : d.length === 1 ? 0 : at;
    const value = d[position];
    if (value === undefined) throw new RangeError('variations were packed wrongly');
    return value;
  };
}

// In the page this JSON stands inside another JSON string: with ' and " swapped it needs no backslashes.
// JSON holds no NUL.
const swapQuotes = (text: string) => text.replaceAll("'", '\0').replaceAll('"', "'").replaceAll('\0', '"');

/** The variations that come with a page, as one short text: what they share is written once (VAR-27). */
export function packVariations(variations: readonly VariationChoice[]): string {
  const names = [...new Set(variations.flatMap((variation) => Object.keys(variation.attributes)))];
  const of = <T>(read: (variation: VariationChoice) => T) => column(variations.map(read));
  const fieldColumns = fields.map(({ name, packed }) => [packed, of((variation) => variation[name])]);
  const { sku, ...others } = Object.fromEntries(fieldColumns) as Pick<Packed, PackedName<Field>>;
  const packed: Packed = {
    n: variations.length,
    names,
    id: column(variations.map(({ id }, at) => id - (variations[at - 1]?.id ?? 0))),
    terms: names.map((name) => of(({ attributes }) => attributes[name] ?? '')),
    sku,
    unit: of(({ price }) => price?.unit ?? null),
    regular: of(({ price }) => price?.regular ?? null),
    mode: of(({ price }) => price?.mode ?? null),
    prior: of(({ price }) => price?.prior ?? null),
    stock: of(({ stock }) => stock),
    left: of((variation) => variation.stockLeft),
    buyable: of(({ buyable }) => buyable),
    active: of(({ active }) => active),
    alone: of(({ soldIndividually }) => soldIndividually),
    min: of(({ limits }) => limits.minimum),
    max: of(({ limits }) => limits.maximum),
    step: of(({ limits }) => limits.step),
    tiers: of(({ tiers }) => tiers),
    ...others,
    picture: of(({ picture }) => picture),
  };
  return swapQuotes(JSON.stringify(packed));
}

/** The variations that a page came with. */
export function unpackVariations(text: string): readonly VariationChoice[] {
  const packed: Packed = JSON.parse(swapQuotes(text));
  const more = reader(packed.id);
  const terms = packed.terms.map(reader);
  const [unit, regular, mode] = [reader(packed.unit), reader(packed.regular), reader(packed.mode)];
  const prior = reader(packed.prior);
  const [stock, left, tiers] = [reader(packed.stock), reader(packed.left), reader(packed.tiers)];
  const [buyable, active, alone] = [reader(packed.buyable), reader(packed.active), reader(packed.alone)];
  const [min, max, step] = [reader(packed.min), reader(packed.max), reader(packed.step)];
  const picture = reader(packed.picture);
  const values = fields.map(({ name, packed: column }) => [name, reader<unknown>(packed[column])] as const);
  let id = 0;
  return Array.from({ length: packed.n }, (_, at) => {
    id += more(at);
    return {
      id,
      attributes: Object.fromEntries(
        packed.names.map((name, position) => [name, terms[position]?.(at) ?? '']),
      ),
      price: priceOf(unit(at), regular(at), mode(at), prior(at)),
      stock: stock(at),
      stockLeft: left(at),
      buyable: buyable(at),
      active: active(at),
      limits: { minimum: min(at), maximum: max(at), step: step(at) },
      tiers: tiers(at),
      soldIndividually: alone(at),
      ...(Object.fromEntries(values.map(([name, value]) => [name, value(at)])) as FieldValues<'variation'>),
      picture: picture(at),
    };
  });
}

function priceOf(
  unit: number | null,
  regular: number | null,
  mode: 'gross' | 'net' | null,
  prior: PriorNote | null,
): VariationChoice['price'] {
  if (unit === null || regular === null || mode === null) return null;
  return {
    unit: toCents(unit),
    regular: toCents(regular),
    onSale: unit < regular,
    upTo: null,
    mode,
    ...(prior ? { prior } : {}),
  };
}
