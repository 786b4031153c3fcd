import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type Till, tillPath } from '../rules/till.ts';
import { TillForm } from './till-form.tsx';

type Row = Till & { readonly sessionId: number | null; readonly openedBy: string | null };

export type TillsPageProps = {
  readonly tills: readonly Row[];
  readonly nonce: string;
  readonly mayManage: boolean;
  readonly sentences: readonly string[];
  readonly typed: Readonly<Record<string, string>> | null;
};

/** The tills of the shop, and a form for another one. */
export function TillsPage({ tills, nonce, mayManage, sentences, typed }: TillsPageProps) {
  const { tills: words } = useBackOfficeWords();
  const stateOf = ({ isActive, openedBy, sessionId }: Row) => {
    if (sessionId !== null) return { tone: 'green' as const, label: words.isOpen(openedBy ?? '') };
    return { label: isActive ? words.isClosed : words.isOff };
  };
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p className={sheet.buttons}>
          <a href="/staff/counter/">{words.toCounter}</a>
        </p>
      </div>
      {sentences.map((sentence) => (
        <Notice key={sentence} kind="error">
          {sentence}
        </Notice>
      ))}
      <section className={layout.part} aria-label={words.title}>
        <RecordTable<Row>
          rows={tills}
          keyOf={({ id }) => id}
          empty={words.none}
          columns={[
            {
              name: words.columns.till,
              link: ({ id, name }) => ({ path: tillPath(id), label: name, isForeign: true }),
            },
            { name: words.columns.state, status: stateOf },
            { name: words.columns.printer, text: ({ printerAddress }) => printerAddress || words.noPrinter },
          ]}
        />
      </section>
      {mayManage ? <TillForm till={null} nonce={nonce} typed={typed} /> : null}
    </>
  );
}
