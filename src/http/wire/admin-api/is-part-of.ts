/**
 * Whether what a program sends of an entry says nothing else than the entry itself: programs that change one field often send all of them back.
 * Numbers and texts of the same digits are the same; parts that the entry does not have are not compared.
 */
export function isPartOf(sent: unknown, known: unknown): boolean {
  if (Array.isArray(sent)) {
    return Array.isArray(known) && sent.every((one, at) => at < known.length && isPartOf(one, known[at]));
  }
  if (typeof sent === 'object' && sent !== null) {
    if (typeof known !== 'object' || known === null) return false;
    const fields = new Map<string, unknown>(Object.entries(known));
    return Object.entries(sent).every(
      ([name, value]) => !fields.has(name) || isPartOf(value, fields.get(name)),
    );
  }
  return String(sent ?? '') === String(known ?? '');
}
