const digits = [...'0123456789'];
const alike: Readonly<Record<string, string>> = {
  o: '0',
  '0': 'o',
  i: '1',
  l: '1',
  '1': 'il',
  s: '5',
  '5': 's',
  b: '8',
  '8': 'b',
  z: '2',
  '2': 'z',
};

/**
 * The codes that one slip of the hand or the eye away: a sign left out, put in twice or swapped with its neighbour, a wrong or missing digit, a letter taken for a
 * digit that looks like it. Of a normalised code; the code itself is none of them.
 */
export function nearCodes(code: string): readonly string[] {
  const signs = [...code];
  const around = (at: number, middle: string, skipped: number) =>
    code.slice(0, at) + middle + code.slice(at + skipped);
  const near = signs.flatMap((sign, at) => [
    around(at, '', 1),
    around(at, (signs[at + 1] ?? '') + sign, 2),
    ...[...(alike[sign] ?? '')].map((other) => around(at, other, 1)),
    ...(/\d/.test(sign) ? digits.map((digit) => around(at, digit, 1)) : []),
  ]);
  const longer = Array.from({ length: signs.length + 1 }, (_, at) =>
    digits.map((digit) => around(at, digit, 0)),
  ).flat();
  return [...new Set([...near, ...longer])].filter((other) => other !== code && other.length >= 3);
}
