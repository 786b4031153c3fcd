import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { askReturnPath, returnName, staffReturnPath } from '../rules/return-paths.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import styles from './return-page.module.css';

export type ReturnsOfOrderProps = {
  readonly orderId: number;
  readonly returns: readonly Pick<ReturnRecord, 'id' | 'number' | 'state'>[];
};

/** What comes back of an order, and where another return is registered for its customer. */
export function ReturnsOfOrder({ orderId, returns }: ReturnsOfOrderProps) {
  const { staffReturns: words } = useBackOfficeWords();
  return (
    <section className={styles.section} aria-labelledby="order-returns">
      <h2 id="order-returns">{words.onOrder.title}</h2>
      {returns.length === 0 ? (
        <p>{words.onOrder.none}</p>
      ) : (
        <StaffFacts
          facts={returns.map(({ id, number, state }) => [
            returnName(number),
            <a key={id} className={styles.link} href={staffReturnPath(id)}>
              {words.states[state]}
            </a>,
          ])}
        />
      )}
      <p>
        <a className={styles.link} href={askReturnPath(orderId)}>
          {words.onOrder.add}
        </a>
      </p>
    </section>
  );
}
