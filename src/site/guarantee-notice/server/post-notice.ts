import { postedForm, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isNoticeFile, noticeLocales } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import { changeSettings } from '#site/settings/server/change-settings.ts';
import {
  guaranteeNoticeAction,
  guaranteeNoticePath,
  type NoticeFileProblem,
  type NoticePageProblem,
  noticeFields,
  noticeFileProblems,
  pageProblem,
} from '../rules/notice-form.ts';

/** What is wrong with the form, by its fields. */
export type NoticeProblems = Readonly<Record<string, NoticeFileProblem | NoticePageProblem>>;

/** The form of the notice: the file and the page of each language, all or nothing. */
export async function postNotice(
  ctx: RequestContext,
  form: FormData,
): Promise<RecordOutcome<NoticeProblems>> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(guaranteeNoticeAction, typedText(typed, '_wpnonce'))) {
    return { kind: 'again', problems: null, typed };
  }
  const problems: Record<string, NoticeFileProblem | NoticePageProblem> = {};
  const entered = noticeLocales.flatMap((lang) => {
    const fields = noticeFields(lang);
    const refused = noticeFileProblems.find((known) => known === typedText(typed, fields.problem));
    if (refused) problems[fields.file] = refused;
    const sent = typedText(typed, fields.name);
    const stays = isNoticeFile(sent) && sent !== '' ? sent : ctx.settings[`guarantee_notice_${lang}`];
    const name = typedFlag(typed, fields.remove) ? '' : stays;
    const page = typedText(typed, fields.page).trim();
    const wrong = pageProblem(name, page);
    if (wrong) problems[fields.page] = wrong;
    return [
      [`guarantee_notice_${lang}`, [name]],
      [`guarantee_page_${lang}`, [page]],
    ] as const;
  });
  if (Object.keys(problems).length > 0) return { kind: 'again', problems, typed };
  const changed = await changeSettings(ctx, new Map(entered));
  if (!changed.ok) return { kind: 'again', problems: null, typed };
  return { kind: 'go', path: `${guaranteeNoticePath}?saved` };
}
