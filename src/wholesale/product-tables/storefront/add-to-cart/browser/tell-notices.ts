import type { TableCaller } from '../../browser/table-caller.ts';
import type { Board } from './board.ts';
import { readNotices } from './read-notices.ts';

/**
 * Fetches what waits to be told and puts it on the board, where the table's `popup_notice` is `'1'`; else only what was refused, since
 * somebody waits for it (TAB-86). A request that fails shows nothing and reports nothing (TAB-87).
 */
export async function tellNotices(terms: {
  readonly caller: Pick<TableCaller, 'notice'>;
  readonly board: Pick<Board, 'show'>;
  readonly platform: string;
  readonly popupNotice: string;
}): Promise<void> {
  const notices = readNotices(await terms.caller.notice(), terms.platform);
  for (const notice of notices) {
    if (terms.popupNotice === '1' || notice.kind === 'error') terms.board.show(notice);
  }
}
