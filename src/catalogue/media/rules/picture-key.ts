const longestName = 60;

/** The name of a picture's files: what it shows, for search engines, and a random part, so that a file never changes. */
export function pictureKey(about: string, random: string): string {
  const name = about
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-|-$/g, '');
  return name === '' ? random : `${name}-${random}`;
}
