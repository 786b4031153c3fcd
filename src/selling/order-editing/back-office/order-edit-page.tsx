import layout from '#foundation/records/back-office/staff-page.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import { EditAddresses } from './edit-addresses.tsx';
import { EditDelivery } from './edit-delivery.tsx';
import { EditDifference } from './edit-difference.tsx';
import { EditLines } from './edit-lines.tsx';
import styles from './order-edit.module.css';

export type OrderEditPageProps = { readonly view: OrderEditView };

/** An order while staff edit it: one form, with what it comes to before it is saved. */
export function OrderEditPage({ view }: OrderEditPageProps) {
  const { staffOrderEdit: words } = useBackOfficeWords();
  const { order, refusal, nonce, seen, proposalSeen } = view;
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title(order.number)}</h1>
        <a href={`/staff/orders/${order.id}/`}>{words.back}</a>
      </div>
      {refusal === null ? (
        <form
          // What was typed last is in the fields, after every answer.
          key={JSON.stringify(view.typed)}
          className={styles.form}
          method="post"
          action={`/staff/orders/${order.id}/edit/#order-difference`}
          autoComplete="off"
        >
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <input type="hidden" name="seen" value={seen} readOnly />
          <input type="hidden" name="proposal_seen" value={proposalSeen} readOnly />
          <EditLines view={view} />
          <EditDelivery view={view} />
          <EditAddresses view={view} />
          <EditDifference view={view} />
        </form>
      ) : (
        <Notice kind="warning">{words.refusals[refusal]}</Notice>
      )}
    </>
  );
}
