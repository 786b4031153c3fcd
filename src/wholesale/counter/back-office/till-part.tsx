import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftFields, DraftView } from '../rules/counter-draft.ts';

/** Which till takes the money, and what the customer gives in cash. */
export function TillPart({
  tills,
  fields,
}: {
  readonly tills: DraftView['tills'];
  readonly fields: DraftFields;
}) {
  const { staffCounter: words } = useBackOfficeWords();
  const [first] = tills;
  if (!first) return null;
  return (
    <>
      {tills.length > 1 ? (
        <Select
          id="draft-till"
          name="till"
          label={words.till}
          defaultValue={fields.till ?? String(first.sessionId)}
          options={tills.map(({ sessionId, name }) => ({ value: String(sessionId), label: name }))}
        />
      ) : null}
      <TextField
        id="draft-tendered"
        name="tendered"
        label={words.tendered}
        hint={words.tenderedHint}
        inputMode="decimal"
        defaultValue={fields.tendered ?? ''}
        maxLength={12}
        autoComplete="off"
      />
    </>
  );
}
