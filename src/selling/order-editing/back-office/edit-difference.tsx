import { subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { useSumLabel } from '#selling/orders/back-office/use-sum-label.ts';
import { paidOf } from '#selling/orders/rules/order-balance.ts';
import { keyOfSum, type OrderSum } from '#selling/orders/rules/order-sums.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import styles from './order-edit.module.css';

/** What the order comes to before and after the edit, with what keeps it from being saved, and why it is edited. */
export function EditDifference({ view }: { readonly view: OrderEditView }) {
  const { staffOrderEdit: words, locale } = useBackOfficeWords();
  const labelOf = useSumLabel();
  const balanceSaid = useBalanceSentence(view);
  const { typed, difference, sentences } = view;
  const amount = formatEuro(difference < 0 ? subtractCents(zeroCents, difference) : difference, locale);
  const said =
    difference === 0
      ? words.difference.same
      : difference > 0
        ? words.difference.more(amount)
        : words.difference.less(amount);
  return (
    <section className={styles.difference} aria-labelledby="order-difference">
      <h2 id="order-difference">{words.difference.title}</h2>
      {sentences.map((sentence) => (
        <Notice key={sentence} kind="warning">
          {sentence}
        </Notice>
      ))}
      <RecordTable
        rows={rowsOf(view)}
        keyOf={({ key }) => key}
        empty=""
        columns={[
          { name: words.difference.what, text: ({ sum }) => labelOf(sum) },
          { name: words.difference.before, money: ({ before }) => before },
          { name: words.difference.after, money: ({ after }) => after },
        ]}
      />
      <p>
        <strong>{said}</strong> {balanceSaid}
      </p>
      <TextArea
        id="edit-reason"
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        defaultValue={typed.reason ?? ''}
        maxLength={1000}
        rows={2}
      />
      <Checkbox name="notify" value="1" defaultChecked={typed.notify !== undefined}>
        {words.notify}
      </Checkbox>
      <div className={layout.head}>
        <div className={styles.buttons}>
          <Button type="submit" name="action" value="save">
            {words.save}
          </Button>
          <Button type="submit" name="action" value="preview" kind="secondary">
            {words.preview}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What a paid order leaves to pay, or to give back. */
function useBalanceSentence({ order, balance }: OrderEditView): string {
  const { staffOrderEdit, locale } = useBackOfficeWords();
  const words = staffOrderEdit.difference;
  if (balance === undefined) return '';
  const paid = formatEuro(paidOf(order), locale);
  if (balance === 0) return words.even(paid);
  return balance > 0
    ? words.due(paid, formatEuro(balance, locale))
    : words.back(paid, formatEuro(subtractCents(zeroCents, balance), locale));
}

type Row = {
  readonly key: string;
  readonly sum: OrderSum;
  readonly before: number | null;
  readonly after: number | null;
};

/** The sums of both, line by line; of VAT and coupons that only one of them has, the other has none. */
function rowsOf({ before, after }: OrderEditView): readonly Row[] {
  const amountIn = (sums: readonly OrderSum[], key: string) =>
    sums.find((sum) => keyOfSum(sum) === key)?.amount ?? null;
  const gone = before.filter((sum) => !after.some((one) => keyOfSum(one) === keyOfSum(sum)));
  return [...after, ...gone].map((sum) => {
    const key = keyOfSum(sum);
    return { key, sum, before: amountIn(before, key), after: amountIn(after, key) };
  });
}
