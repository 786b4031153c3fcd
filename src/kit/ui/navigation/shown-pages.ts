/** The page numbers to offer around the current one; null marks a gap. Gaps hide two pages or more. */
export function shownPages(page: number, pages: number): readonly (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 4) for (let n = 1; n <= 5; n++) near.add(n);
  if (page >= pages - 3) for (let n = pages - 4; n <= pages; n++) near.add(n);
  const numbers = [...near].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const missing = n - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : [null, n];
  });
}
