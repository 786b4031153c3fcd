/** The text of an answer; null as soon as it is longer than `largest` bytes, however slowly it comes. */
export async function readBounded(response: Response, largest: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  if (!response.body) return '';
  for await (const piece of response.body) {
    size += piece.byteLength;
    if (size > largest) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
