/** The address of a brand's listing, as API clients know it (wire 1.10); apart from the other paths, which every listing loads. */
export function brandPath(slug: string): string {
  return `/brand/${slug}/`;
}
