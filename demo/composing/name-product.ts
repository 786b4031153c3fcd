const saidAs: Readonly<Record<string, (term: string) => string>> = {
  asse: (term) => term.toLowerCase(),
  lato: (term) => `lato ${term.toLowerCase()}`,
  posizione: (term) => term.toLowerCase(),
  diametro: (term) => `Ø ${term}`,
  colore: (term) => `colore ${term.toLowerCase()}`,
  poli: (term) => `a ${term} poli`,
  mescola: (term) => `mescola ${term.toLowerCase()}`,
  materiale: (term) => (/^[AEIOU]/.test(term) ? `all’${term.toLowerCase()}` : `al ${term.toLowerCase()}`),
};

/** How a term is said within a name: `lato sinistro`, `Ø 280 mm`, `5W-30`. */
export function sayTerm(attribute: string, term: string): string {
  return saidAs[attribute]?.(term) ?? term;
}

/** The full name: part, distinguishing terms, condition, maker, line and type number, and the car it is for. */
export function nameProduct(parts: {
  part: string;
  terms: readonly (readonly [attribute: string, term: string | null])[];
  condition: string | null;
  brand: string;
  series: string;
  /** null leaves it out */
  type: string | null;
  car: string | null;
}): string {
  const said = parts.terms.flatMap(([attribute, term]) => (term === null ? [] : [sayTerm(attribute, term)]));
  return [
    parts.part,
    ...said,
    ...(parts.condition ? [parts.condition] : []),
    parts.brand,
    parts.series,
    ...(parts.type === null ? [] : [parts.type]),
    ...(parts.car ? [`per ${parts.car}`] : []),
  ].join(' ');
}
