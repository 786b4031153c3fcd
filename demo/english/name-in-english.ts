import { partNames } from './part-names.data.ts';
import { termInEnglish } from './term-in-english.ts';

/** Terms that stand before the part: `front left brake caliper`. */
const before: readonly string[] = ['asse', 'lato', 'colore', 'materiale'];

const saidAs: Readonly<Record<string, (term: string) => string>> = {
  posizione: (term) => term.toLowerCase(),
  diametro: (term) => `Ø ${term}`,
  poli: (term) => `${term} pins`,
  mescola: (term) => `${term.toLowerCase()} compound`,
};

/** The English name of a product, of the same parts as its own; `kind` is the key of its kind. */
export function nameInEnglish(parts: {
  readonly kind: string;
  readonly terms: readonly (readonly [attribute: string, term: string | null])[];
  readonly isReconditioned: boolean;
  readonly brand: string;
  readonly series: string;
  readonly type: string;
  readonly car: string | null;
}): string {
  const part = partNames[parts.kind];
  if (part === undefined) throw new RangeError(`no English name in the demo data: ${parts.kind}`);
  const terms = parts.terms.flatMap(([attribute, term]) =>
    term === null ? [] : [[attribute, termInEnglish(term)] as const],
  );
  const first = before.flatMap((name) =>
    terms.filter(([attribute]) => attribute === name).map(([, term]) => term.toLowerCase()),
  );
  const after = terms
    .filter(([attribute]) => !before.includes(attribute))
    .map(([attribute, term]) => saidAs[attribute]?.(term) ?? term);
  const name = [
    ...(parts.isReconditioned ? ['reconditioned'] : []),
    ...first,
    part,
    ...after,
    parts.brand,
    parts.series,
    parts.type,
    ...(parts.car ? [`for ${parts.car}`] : []),
  ].join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
