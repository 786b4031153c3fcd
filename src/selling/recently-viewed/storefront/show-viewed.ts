import { islandFilesId } from '#kit/islands/storefront/script.ts';
import { recentlyViewedPath } from '../rules/viewed-products.ts';

/** Marks the cards in the page that `recentlyViewedPath` names. */
export const viewedMark = 'data-viewed';

/** Fetches the cards of products and puts them into their place; says how many there are. */
export async function showViewed(place: HTMLElement, ids: readonly number[]): Promise<number> {
  const answer = await fetch(recentlyViewedPath(ids), { headers: { accept: 'text/html' } });
  if (!answer.ok) return 0;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const shown = page.querySelector(`[${viewedMark}]`);
  const [files, newFiles] = [document, page].map((root) => root.getElementById(islandFilesId));
  // Cards of another build need its style sheets and scripts.
  if (!shown || !files || files.dataset.build !== newFiles?.dataset.build) return 0;
  files.textContent = JSON.stringify({
    ...JSON.parse(files.textContent ?? '{}'),
    ...JSON.parse(newFiles?.textContent ?? '{}'),
  });
  place.replaceChildren(document.importNode(shown, true));
  return shown.querySelectorAll('li').length;
}
