/** Decimals of the shop's currency. */
export const shopDecimals = 2;

/** An amount of cents as programs read it: `"12.50"`, with as many decimals as they ask for. */
export function decimalAmount(cents: number, decimals = shopDecimals): string {
  if (decimals === shopDecimals) return exactAmount(cents);
  if (decimals > shopDecimals) return exactAmount(cents) + '0'.repeat(decimals - shopDecimals);
  const unit = 10 ** (shopDecimals - decimals);
  const rounded = Math.sign(cents) * Math.round(Math.abs(cents) / unit);
  return decimals === 0 ? String(rounded || 0) : withPoint(rounded, decimals);
}

const exactAmount = (cents: number) => withPoint(cents, shopDecimals);

function withPoint(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
