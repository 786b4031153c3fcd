const texts = new WeakMap<object, string>();

/** What data says, as a text. Data that many pages share are often the very same object: they are written out once. */
export function asText(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return text;
}
