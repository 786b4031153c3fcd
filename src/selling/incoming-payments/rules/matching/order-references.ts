/** Orders that the text of a payment names: `named` with the word order, `loose` by a bare number. */
export type OrderReferences = { readonly named: readonly number[]; readonly loose: readonly number[] };

/** Numbers of one text at most. */
const mostNumbers = 40;

const number = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,10})(?![\d]|[.,]\d)`;
const before = String.raw`(?:\s|[.:,;#°º_\-/]|n[ro°º.]?|num(?:ero)?|id)*(?!\d{1,2}[/.-]\d{1,2}[/.-]\d)`;
const named = new RegExp(`(?:(?<![a-z])(?:ordin[ei]|order|ordn|ord)s?(?![a-z])|#)${before}${number}`, 'gi');
const following = new RegExp(
  String.raw`^(?:\s*(?:[,;+&/\-]|(?:\be\b|\bed\b|\band\b))\s*|\s+)(?:n[ro°º.]?\s*|#)?${number}`,
  'i',
);

const read = (digits: string) => Number(digits.replaceAll('.', ''));

/**
 * The numbers of orders in the text of a payment, as people write them: `ordine 1234`, `ord. n. 1234`, `ORD1234`, `#1234`, `ordini 1234 e 1235`.
 * A number that goes on as a day or an amount is none.
 */
export function orderReferences(text: string): OrderReferences {
  const found = new Set<number>();
  for (const match of text.matchAll(named)) {
    found.add(read(match[1] ?? ''));
    let rest = text.slice(match.index + match[0].length);
    for (let more = following.exec(rest); more && found.size < mostNumbers; more = following.exec(rest)) {
      // `ordine 1234/2026` names its year, `ordine 1234 12/11/2026` its day.
      const isDay = /^[/-]\d/.test(rest.slice(more[0].length));
      if (isDay) break;
      if (!/^\s*[/-]\s*20\d\d$/.test(more[0])) found.add(read(more[1] ?? ''));
      rest = rest.slice(more[0].length);
    }
  }
  const loose = [...text.matchAll(/(?<![\d.,/-])\d{3,10}(?![\d/-]|[.,]\d)/g)].map(([digits]) =>
    Number(digits),
  );
  return {
    named: [...found].slice(0, mostNumbers),
    loose: [...new Set(loose)].filter((one) => !found.has(one)).slice(0, mostNumbers),
  };
}
