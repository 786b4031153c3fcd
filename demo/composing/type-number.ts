const numbers = 9000;

// Scatters the numbers without ever meeting one twice: the factor is a prime.
const scattered = (index: number) => 1000 + ((index * 4421 + 1789) % numbers);

/** The maker's number of a product's type, which no other product has: `4821`, and `4821/7` in a catalogue of more than 9,000. */
export function typeNumber(index: number): string {
  const round = Math.floor(index / numbers);
  return round === 0 ? String(scattered(index)) : `${scattered(index)}/${round}`;
}
