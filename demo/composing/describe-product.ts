import type { DemoBrand } from '../catalogue/brands.data.ts';
import type { PartKind } from '../parts/part-kind.ts';
import { fittingPhrases, makerPhrases, reconditionedPhrase, shopPhrases } from './phrases.data.ts';
import type { Random } from './random.ts';

const inHtml: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => inHtml[sign] ?? sign);

/** The short text (plain) and the long one (HTML) of a product; `car` is null for what fits no certain car. */
export function describeProduct(
  input: { kind: PartKind; brand: DemoBrand; series: string; car: string | null; reconditioned: boolean },
  random: Random,
): { short: string; description: string } {
  const { kind, brand, series, car, reconditioned } = input;
  const opening = random.some(kind.about, random.whole(1, 2)).join(' ');
  const closing = [
    ...(car && random.chance(0.75) ? [random.pick(fittingPhrases)(car)] : []),
    ...(random.chance(0.6) ? [random.pick(makerPhrases)(brand.name, series)] : []),
    ...(reconditioned ? [reconditionedPhrase] : random.chance(0.5) ? [random.pick(shopPhrases)] : []),
  ];
  const last = closing.length > 0 ? closing : [random.pick(makerPhrases)(brand.name, series)];
  const points = random.some(kind.points, random.whole(2, 4));
  return {
    short: random.pick(kind.short),
    description: [
      `<p>${escapeHtml(opening)}</p>`,
      `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`,
      `<p>${escapeHtml(last.join(' '))}</p>`,
    ].join('\n'),
  };
}
