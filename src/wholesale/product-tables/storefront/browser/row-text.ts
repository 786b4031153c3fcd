/** What can be read in a row: the words of its cells, and of the parts of a cell, with a gap between them (TAB-18, TAB-19). */
export function rowText(row: HTMLTableRowElement): string {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  let read = '';
  let last: Element | null = null;
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const unread = parent?.closest('legend, [hidden]') ?? null;
    if (unread && unread !== row && row.contains(unread)) continue;
    read += `${parent === last ? '' : ' '}${textContent}`;
    last = parent;
  }
  return read;
}
