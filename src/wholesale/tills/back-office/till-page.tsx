import { subtractCents } from '#foundation/money/rules/cents.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  closingPath,
  salePath,
  type Till,
  type TillMovement,
  type TillSale,
  type TillSession,
  tillPath,
  tillsPath,
} from '../rules/till.ts';
import { TillDay } from './till-day.tsx';
import { TillForm } from './till-form.tsx';

export type TillPageProps = {
  readonly till: Till;
  readonly session: TillSession | null;
  readonly movements: readonly TillMovement[];
  readonly openSales: readonly TillSale[];
  readonly closings: readonly TillSession[];
  readonly nonce: string;
  readonly mayManage: boolean;
  readonly done: string;
  readonly sentences: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
};

/** A till: its open day or the form that opens one, its closings, its settings. */
export function TillPage(props: TillPageProps) {
  const { till, session, movements, openSales, closings, nonce, mayManage, done, sentences, typed } = props;
  const { tills: words } = useBackOfficeWords();
  const dones: Readonly<Record<string, string>> = {
    save: words.saved,
    open: words.opened,
    move: words.moved,
    close: words.closed,
  };
  return (
    <>
      <div className={layout.head}>
        <h1 dir="auto">{till.name}</h1>
        <a href={tillsPath}>{words.back}</a>
      </div>
      {dones[done] && sentences.length === 0 ? <Notice kind="success">{dones[done]}</Notice> : null}
      {sentences.map((sentence) => (
        <Notice key={sentence} kind="error">
          {sentence}
        </Notice>
      ))}
      {openSales.length > 0 ? (
        <section className={layout.part} aria-labelledby="open-sales">
          <h2 id="open-sales">{words.openSales}</h2>
          <RecordTable<TillSale>
            rows={openSales}
            keyOf={({ orderId }) => orderId}
            empty=""
            columns={[
              {
                name: words.openSales,
                link: ({ orderId, orderNumber }) => ({
                  path: salePath(orderId),
                  label: words.sale(orderNumber),
                }),
              },
              { name: words.columns.state, text: ({ state }) => words.saleStates[state], isLong: true },
              { name: words.saleFacts.amount, money: ({ amount }) => amount },
            ]}
          />
        </section>
      ) : null}
      {session ? (
        <TillDay session={session} movements={movements} nonce={nonce} typed={typed} />
      ) : till.isActive ? (
        <form method="post" action={tillPath(till.id)} className={sheet.sheet} aria-labelledby="open-till">
          <h2 id="open-till">{words.open}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <div className={sheet.row}>
            <TextField
              id="opening"
              name="opening"
              label={words.opening}
              inputMode="decimal"
              defaultValue={typed.opening ?? ''}
              maxLength={12}
              autoComplete="off"
              autoFocus
            />
          </div>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="open">
              {words.open}
            </Button>
          </div>
        </form>
      ) : null}
      <section className={layout.part} aria-labelledby="closings">
        <h2 id="closings">{words.closings}</h2>
        <RecordTable<TillSession>
          rows={closings}
          keyOf={({ id }) => id}
          empty={words.noClosings}
          columns={[
            {
              name: words.columns.day,
              link: ({ id }) => ({ path: closingPath(id), label: words.closing(id) }),
            },
            { name: words.closedAt, date: ({ closing, openedAt }) => closing?.at ?? openedAt },
            { name: words.closedBy, text: ({ closing }) => closing?.by ?? '' },
            { name: words.expected, money: ({ closing }) => closing?.expected ?? null },
            { name: words.counted, money: ({ closing }) => closing?.counted ?? null },
            {
              name: words.difference,
              money: ({ closing }) => closing && subtractCents(closing.counted, closing.expected),
            },
          ]}
        />
      </section>
      {mayManage ? (
        <TillForm till={till} nonce={nonce} typed={typed.action === 'save' ? typed : null} />
      ) : null}
    </>
  );
}
