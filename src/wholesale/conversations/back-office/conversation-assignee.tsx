import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Assignee } from '../rules/staff-conversation.ts';

export type ConversationAssigneeProps = {
  /** of the page */
  readonly path: string;
  readonly nonce: string;
  readonly assigneeId: number | null;
  readonly assignees: readonly Assignee[];
  /** who looks at the page */
  readonly readerId: number;
};

/** Who of the staff looks after a conversation, and giving it to somebody else. */
export function ConversationAssignee({
  path,
  nonce,
  assigneeId,
  assignees,
  readerId,
}: ConversationAssigneeProps) {
  const { assign: words } = useBackOfficeWords().staffConversations;
  const isGone = assigneeId !== null && !assignees.some(({ id }) => id === assigneeId);
  const options = [
    { value: '', label: words.nobody },
    ...(isGone ? [{ value: String(assigneeId), label: words.gone }] : []),
    ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <form className={sheet.sheet} method="post" action={path} aria-labelledby="assign-heading">
      <h2 id="assign-heading">{words.heading}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <Select
        id="assignee"
        name="assignee"
        label={words.label}
        defaultValue={String(assigneeId ?? '')}
        options={options}
        autoComplete="off"
      />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary" name="action" value="assign">
          {words.button}
        </Button>
        {assigneeId === readerId ? null : (
          <Button type="submit" kind="secondary" name="action" value="take">
            {words.take}
          </Button>
        )}
      </div>
    </form>
  );
}
