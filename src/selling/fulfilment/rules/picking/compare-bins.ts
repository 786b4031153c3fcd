const parts = (bin: string): readonly string[] => bin.toUpperCase().match(/\d+|[^\d]+/g) ?? [];

/**
 * Orders bins as one walks along them, numbers by their value: A-2 comes before A-10. What lies in no bin ('') comes last.
 */
export function compareBins(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  const [left, right] = [parts(one), parts(other)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a = '', b = ''] = [left[index], right[index]];
    const byValue = /^\d/.test(a) && /^\d/.test(b) ? Number(a) - Number(b) : 0;
    if (byValue !== 0) return byValue;
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}
