/** The slug of an attribute by the names that it has in calls and links, in any case: `attribute_pa_litri`, `pa_litri`, `Litri`. */
export const attributeSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^attribute_/, '')
    .replace(/^pa_/, '');
