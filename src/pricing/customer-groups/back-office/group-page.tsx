import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { GroupForm, GroupProblems } from '../rules/group-draft.ts';
import type { GroupAction, GroupRefusal, GroupPage as Page } from '../rules/staff-group.ts';
import { GroupFields } from './group-fields.tsx';
import { VisibilityRules } from './visibility-rules.tsx';

export type GroupPageProps = {
  readonly page: Page;
  /** of `staffGroupsAction` */
  readonly nonce: string;
  readonly done: GroupAction | null;
  readonly wrong: { readonly form: GroupForm; readonly problems: GroupProblems } | null;
  readonly refused: GroupRefusal | null;
};

/** A group with its terms, its visibility rules and the button that deletes it; of guests the visibility rules alone. */
export function GroupPage({ page, nonce, done, wrong, refused }: GroupPageProps) {
  const { staffGroups: words } = useBackOfficeWords();
  const isNew = page.id === null && !page.isGuests;
  const action = `/staff/groups/${page.isGuests ? 'guests' : (page.id ?? 'new')}/`;
  const title = page.isGuests ? words.guests : page.form.name;
  const ways = { action, nonce };
  return (
    <>
      <a className={sheet.back} href="/staff/groups/">
        {words.back}
      </a>
      <div className={sheet.head}>
        <h1>{isNew ? words.newTitle : title}</h1>
        {page.isGuests ? <p>{words.guestsHint}</p> : null}
        {page.id === null ? null : (
          <p>
            {words.affected(page.customers)}{' '}
            {page.customers > 0 ? (
              <a className={sheet.back} href={`/staff/customers/?group=${page.id}`}>
                {words.showCustomers}
              </a>
            ) : null}
          </p>
        )}
      </div>
      {refused ? <Notice kind="error">{words.refused[refused]}</Notice> : null}
      {done && !refused && !wrong ? (
        <Notice kind={done === 'expired' ? 'warning' : 'success'}>{words.done[done]}</Notice>
      ) : null}
      {page.isGuests ? null : <GroupFields page={page} wrong={wrong} {...ways} />}
      {isNew ? null : <VisibilityRules page={page} {...ways} />}
      {page.id === null || page.isRetail ? null : (
        <form className={sheet.sheet} method="post" action={action}>
          <h2>{words.deleteTitle}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <p className={sheet.hint}>{words.deleteHint}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="delete" kind="secondary">
              {words.delete}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
