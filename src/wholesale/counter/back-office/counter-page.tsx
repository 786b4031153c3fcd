import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { tillsPath } from '#wholesale/tills/rules/till.ts';
import {
  counterOrigins,
  type DraftRow,
  draftPath,
  type FoundCustomer,
  newCustomerPath,
} from '../rules/counter-draft.ts';
import styles from './counter.module.css';

export type CounterPageProps = {
  readonly search: string;
  readonly found: readonly FoundCustomer[];
  readonly drafts: readonly DraftRow[];
  readonly nonce: string;
  readonly isDiscarded: boolean;
  readonly sentences: readonly string[];
};

/** Where an order at the counter begins: who buys, and the drafts that are still open. */
export function CounterPage({ search, found, drafts, nonce, isDiscarded, sentences }: CounterPageProps) {
  const { staffCounter: words, newCustomer, tills } = useBackOfficeWords();
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {isDiscarded ? <Notice kind="success">{words.discarded}</Notice> : null}
      {sentences.map((sentence) => (
        <Notice key={sentence} kind="error">
          {sentence}
        </Notice>
      ))}
      <section className={sheet.sheet} aria-labelledby="counter-search">
        <h2 id="counter-search">{words.search}</h2>
        <form method="get" action="/staff/counter/" className={styles.bar}>
          <TextField
            id="counter-s"
            name="s"
            type="search"
            label={words.searchHint}
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
            autoFocus
          />
          <Button type="submit" kind="secondary">
            {words.searchButton}
          </Button>
        </form>
        {search !== '' && found.length === 0 ? <p className={sheet.hint}>{words.noCustomers}</p> : null}
        <ul className={styles.people}>
          {found.map((customer) => (
            <Opener
              key={customer.id}
              nonce={nonce}
              customer={customer.id}
              name={customer.company || customer.name || customer.email}
              note={[customer.company ? customer.name : '', customer.email]
                .filter((text) => text !== '')
                .join(' · ')}
            />
          ))}
          <Opener nonce={nonce} customer={null} name={words.withoutAccount} note="" />
        </ul>
        <p className={sheet.buttons}>
          <a href={newCustomerPath}>{newCustomer.open}</a>
          <a href={tillsPath}>{tills.title}</a>
        </p>
      </section>
      <section className={layout.part} aria-labelledby="counter-drafts">
        <h2 id="counter-drafts">{words.drafts}</h2>
        <RecordTable<DraftRow>
          rows={drafts}
          keyOf={({ id }) => id}
          empty={words.noDrafts}
          columns={[
            {
              name: words.columns.draft,
              link: ({ id, customer }) => ({
                path: draftPath(id),
                label: customer || words.withoutAccount,
                note: words.draft(id),
                isForeign: true,
              }),
            },
            { name: words.columns.origin, text: ({ origin }) => words.origins[origin] },
            { name: words.columns.lines, number: ({ lines }) => lines },
            { name: words.columns.openedBy, text: ({ openedBy }) => openedBy || '–' },
            { name: words.columns.since, date: ({ createdAt }) => createdAt },
          ]}
        />
      </section>
    </>
  );
}

type OpenerProps = {
  readonly nonce: string;
  readonly customer: number | null;
  readonly name: string;
  readonly note: string;
};

/** Somebody who may buy, with a button for each way of taking the order. */
function Opener({ nonce, customer, name, note }: OpenerProps) {
  const { staffCounter: words } = useBackOfficeWords();
  return (
    <li>
      <span>
        <b dir="auto">{name}</b>
        {note === '' ? null : <small dir="auto">{note}</small>}
      </span>
      <form method="post" action="/staff/counter/">
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="customer" value={customer ?? ''} readOnly />
        {counterOrigins.map((origin) => (
          <Button
            key={origin}
            type="submit"
            name="origin"
            value={origin}
            kind="secondary"
            aria-label={words.openFor[origin](name)}
          >
            {words.open[origin]}
          </Button>
        ))}
      </form>
    </li>
  );
}
