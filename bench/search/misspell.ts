/** A word with one letter wrong, always the same one: left out, doubled, swapped or another vowel, by turns. */
export function misspell(word: string, round: number): string {
  const at = 2 + (round % Math.max(1, word.length - 3));
  const letter = word[at] ?? '';
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const kinds = [
    before + after,
    before + letter + letter + after,
    word.slice(0, at - 1) + letter + (word[at - 1] ?? '') + after,
    before + (letter === 'e' ? 'a' : 'e') + after,
  ];
  return kinds[round % kinds.length] ?? word;
}
