function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A `#rrggbb` colour mixed towards white (amount up to 1) or towards black (amount down to -1). */
export function tint(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const share = Math.min(1, Math.abs(amount));
  const mixed = channels(colour).map((channel) => Math.round(channel + (target - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether dark ink reads better than white ink on a `#rrggbb` colour. */
export function isLight(colour: string): boolean {
  const [red, green, blue] = channels(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}
