import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type DraftView, draftPath, type RejectedDraft } from '../rules/counter-draft.ts';
import { AddPart } from './add-part.tsx';
import styles from './counter.module.css';
import { LinesPart } from './lines-part.tsx';
import { OrderPart } from './order-part.tsx';

export type DraftPageProps = {
  readonly draft: DraftView;
  readonly nonce: string;
  readonly isSaved: boolean;
  readonly rejected: RejectedDraft | null;
};

/** An order while it is taken: articles, what they come to, and what is needed to place it. */
export function DraftPage({ draft, nonce, isSaved, rejected }: DraftPageProps) {
  const { staffCounter: words } = useBackOfficeWords();
  const { id, customer, origin, problems } = draft;
  const action = draftPath(id);
  return (
    <>
      <div className={layout.head}>
        <div className={layout.title}>
          <h1 dir="auto">{customer?.name ?? words.withoutAccount}</h1>
          <Badge>{words.origins[origin]}</Badge>
          {customer ? <span>{words.group(customer.group)}</span> : null}
        </div>
        <a href="/staff/counter/">{words.back}</a>
      </div>
      {isSaved && !rejected ? <Notice kind="success">{words.saved}</Notice> : null}
      {(rejected?.sentences ?? []).map((sentence) => (
        <Notice key={sentence} kind="error">
          {sentence}
        </Notice>
      ))}
      {problems.map((problem) => (
        <Notice key={problem} kind="warning">
          {problem}
        </Notice>
      ))}
      <AddPart action={action} nonce={nonce} draft={draft} rejected={rejected} />
      <LinesPart action={action} nonce={nonce} draft={draft} rejected={rejected} />
      <OrderPart action={action} nonce={nonce} draft={draft} rejected={rejected} />
      <form method="post" action={action} className={styles.buttons}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <Button type="submit" name="action" value="discard" kind="quiet">
          {words.discard}
        </Button>
      </form>
    </>
  );
}
