import { isNoticePage, type NoticeLocale } from '#selling/consumer-rights/rules/guarantee-notice.ts';

export const guaranteeNoticePath = '/staff/guarantee-notice/';
/** What the form of the notice carries its nonce for. */
export const guaranteeNoticeAction = 'staff-guarantee-notice';

/** The most bytes of the file of a notice, and the fewest pixels of its width: below that nobody can read it. */
export const MAX_NOTICE_BYTES = 5 * 1024 * 1024;
export const LEAST_NOTICE_WIDTH = 600;

/** Why a file is no notice. */
export const noticeFileProblems = [
  'too-large',
  'empty',
  'not-stored',
  'wrong-type',
  'incomplete',
  'too-small',
] as const;
export type NoticeFileProblem = (typeof noticeFileProblems)[number];
export type NoticePageProblem = 'no-page' | 'bad-page';

/** The fields of a language: the file, the name that it was stored under, why it was refused, the box that takes it away, the page of its code. */
export const noticeFields = (lang: NoticeLocale) =>
  ({
    file: `file-${lang}`,
    name: `name-${lang}`,
    problem: `problem-${lang}`,
    remove: `remove-${lang}`,
    page: `page-${lang}`,
  }) as const;

/** What is wrong with the page of a notice; null for nothing. Without its page no notice is shown. */
export function pageProblem(name: string, page: string): NoticePageProblem | null {
  if (name !== '' && page === '') return 'no-page';
  return isNoticePage(page) ? null : 'bad-page';
}
