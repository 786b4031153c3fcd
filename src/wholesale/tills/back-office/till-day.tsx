import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { expectedCash, type TillMovement, type TillSession, tillPath } from '../rules/till.ts';

export type TillDayProps = {
  readonly session: TillSession;
  readonly movements: readonly TillMovement[];
  readonly nonce: string;
  readonly typed: Readonly<Record<string, string>>;
};

/** The open day of a till: what came in and went out, cash put in or taken out, and its closing. */
export function TillDay({ session, movements, nonce, typed }: TillDayProps) {
  const { tills: words, locale } = useBackOfficeWords();
  const { sums, opening } = session;
  const action = tillPath(session.tillId);
  const hidden = (
    <>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="session" value={session.id} readOnly />
    </>
  );
  const field = (name: string, label: string, inputMode: 'decimal' | 'text') => (
    <TextField
      id={`till-${name}`}
      name={name}
      label={label}
      inputMode={inputMode}
      defaultValue={typed[name] ?? ''}
      maxLength={inputMode === 'decimal' ? 12 : 200}
      autoComplete="off"
    />
  );
  return (
    <>
      <section className={layout.part} aria-labelledby="till-day">
        <h2 id="till-day">{words.day}</h2>
        <p>{words.since(session.openedBy, formatDateTime(session.openedAt, locale))}</p>
        <StaffFacts
          facts={[
            [words.opening, formatEuro(opening, locale)],
            [words.cash(sums.cashSales), formatEuro(sums.cash, locale)],
            [words.movements, formatEuro(sums.movements, locale)],
            [words.expected, formatEuro(toCents(expectedCash(opening, sums)), locale)],
            [words.card(sums.cardSales), formatEuro(sums.card, locale)],
            [words.receipts, String(sums.receipts)],
            [words.invoices, String(sums.invoices)],
          ]}
        />
        {movements.length > 0 ? (
          <RecordTable<TillMovement>
            rows={movements}
            keyOf={({ id }) => id}
            empty=""
            columns={[
              { name: words.reason, text: ({ reason }) => reason },
              { name: words.openedBy, text: ({ by }) => by },
              { name: words.openedAt, date: ({ at }) => at },
              { name: words.amount, money: ({ amount }) => amount },
            ]}
          />
        ) : null}
      </section>
      <form method="post" action={action} className={sheet.sheet} aria-labelledby="till-move">
        <h2 id="till-move">{words.move}</h2>
        {hidden}
        <div className={sheet.row}>
          <Select
            id="till-direction"
            name="direction"
            label={words.direction}
            defaultValue={typed.direction ?? 'out'}
            options={(['out', 'in'] as const).map((value) => ({ value, label: words.directions[value] }))}
          />
          {field('amount', words.amount, 'decimal')}
          {field('reason', words.reason, 'text')}
        </div>
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="move" kind="secondary">
            {words.moveButton}
          </Button>
        </div>
      </form>
      <form method="post" action={action} className={sheet.sheet} aria-labelledby="till-close">
        <h2 id="till-close">{words.close}</h2>
        {hidden}
        <div className={sheet.row}>
          {field('counted', words.counted, 'decimal')}
          {field('note', words.note, 'text')}
        </div>
        <p className={sheet.hint}>{words.closeHint}</p>
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="close">
            {words.close}
          </Button>
        </div>
      </form>
    </>
  );
}
