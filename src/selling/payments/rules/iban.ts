/** How long the IBAN of a country is, where the shop's bank is likely to be; others have 15 to 34 characters. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  HR: 21,
  IT: 27,
  LT: 20,
  LU: 20,
  MC: 27,
  MT: 31,
  NL: 18,
  PT: 25,
  SI: 19,
  SM: 27,
  VA: 22,
};

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether a text is an IBAN, however it is parted: country, length and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.toUpperCase().replace(/[\s.-]/g, '');
  if (!shape.test(iban)) return false;
  const wanted = lengths[iban.slice(0, 2)];
  if (wanted !== undefined && iban.length !== wanted) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (sign) =>
    String(sign.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
