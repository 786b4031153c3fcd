import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { payoutField } from '../rules/payout-field.ts';

export type PayoutChoiceProps = {
  readonly tills: readonly { readonly sessionId: number; readonly name: string }[];
  /** as it was typed; '' at first */
  readonly typed: string;
};

/** Where the money of a refund comes from that is given back in cash; nothing where no till is open, or the order was not paid in cash. */
export function PayoutChoice({ tills, typed }: PayoutChoiceProps) {
  const { tills: words } = useBackOfficeWords();
  if (tills.length === 0) return null;
  return (
    <Select
      id="refund-till"
      name={payoutField}
      label={words.payout.label}
      hint={words.payout.hint}
      defaultValue={typed}
      options={[
        { value: '', label: words.payout.none },
        ...tills.map(({ sessionId, name }) => ({ value: String(sessionId), label: words.payout.from(name) })),
      ]}
    />
  );
}

/** Says that the money of a refund leaves the drawer. */
export function PayoutNote() {
  return <p>{useBackOfficeWords().tills.payout.note}</p>;
}
