/** Words that say nothing of who somebody is. */
const empty = new Set(
  'srl srls spa snc sas sapa ss scarl coop soc societa ditta individuale di dei del della e ed the ltd gmbh unipersonale in liquidazione sig sigra officina autofficina'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !empty.has(word));

/** Whether a payer, or the text of a payment, names somebody: every word of the name that says something. */
export function isSameName(written: string, name: string): boolean {
  const words = wordsOf(name);
  const found = new Set(wordsOf(written));
  return words.length > 0 && words.some((word) => word.length > 2) && words.every((word) => found.has(word));
}
