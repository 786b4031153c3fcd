/** What postcodes are compared by: capitals and digits alone. */
const bare = (postcode: string) => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Whether a postcode lies in an area: one code (`41121`), a range with both ends (`90010...98199`), or a beginning (`07*`). Blanks and
 * hyphens do not count; a code of another length than the ends lies outside their range.
 */
export function postcodeInArea(area: string, postcode: string): boolean {
  const code = bare(postcode);
  if (code === '') return false;
  const [from = '', to] = area.split('...');
  if (to !== undefined) {
    const [first, last] = [bare(from), bare(to)];
    return code.length === first.length && code.length === last.length && code >= first && code <= last;
  }
  return area.trim().endsWith('*') ? code.startsWith(bare(area)) : code === bare(area);
}
