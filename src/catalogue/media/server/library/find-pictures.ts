import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isMade } from '../../rules/library-item.ts';
import type { PictureChoice } from '../../rules/picture-choice.ts';
import { listLibrary } from './read-library.ts';

/** Pictures offered at once. */
const MOST_FOUND = 30;
const LONGEST_SEARCH = 100;

/** Pictures of the library by words, newest first, for a field that chooses one. */
export async function findPictures(
  ctx: Pick<RequestContext, 'db'>,
  words: string,
): Promise<readonly PictureChoice[]> {
  const { items } = await listLibrary(ctx, {
    words: words.replaceAll('\0', '').slice(0, LONGEST_SEARCH),
    kind: 'pictures',
    limit: MOST_FOUND,
    offset: 0,
  });
  return items.map(({ id, key, alt, title, fileName, width, height, widths }) => ({
    id,
    key,
    alt,
    width,
    height,
    widths,
    name: fileName || title || alt,
    isMade: isMade({ widths }),
  }));
}
