const LONGEST = 254;
const SHORTEST_TOP_LEVEL = 2;

/**
 * Whether a text is an address as the wholesale forms take it: one or more of letters, digits and `. _ % + -`, `@`, and dot-separated
 * labels of which the last has 2 to `longestTopLevel` letters or digits (SUB-22, QUO-13).
 */
export function matchesEmailPattern(text: string, longestTopLevel: number): boolean {
  if (text.length > LONGEST) return false;
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !/^[A-Za-z0-9._%+-]+$/.test(name)) return false;
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  const most = Math.max(SHORTEST_TOP_LEVEL, longestTopLevel);
  return (
    labels.length > 1 &&
    labels.slice(0, -1).every((label) => /^[A-Za-z0-9-]+$/.test(label)) &&
    /^[A-Za-z0-9]+$/.test(top) &&
    top.length >= SHORTEST_TOP_LEVEL &&
    top.length <= most
  );
}
