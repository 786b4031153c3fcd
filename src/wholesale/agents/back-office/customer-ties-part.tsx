import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AgentsFlash, CustomerTies, TiedPerson } from '../rules/customer-ties.ts';
import styles from './customer-ties-part.module.css';

export type CustomerTiesPartProps = {
  readonly customerId: number;
  readonly ties: CustomerTies;
  /** whether the asking person may assign agents */
  readonly mayAssign: boolean;
  /** of the page's forms */
  readonly nonce: string;
  readonly flash: AgentsFlash | null;
};

/** With whom a customer is tied, and who may act for them (AGT-01). */
export function CustomerTiesPart({ customerId, ties, mayAssign, nonce, flash }: CustomerTiesPartProps) {
  const { staffAgents: words } = useBackOfficeWords();
  const { main, subaccounts, agents, customers } = ties;
  const isTied = main !== null || [subaccounts, agents, customers].some((list) => list.length > 0);
  if (!isTied && !mayAssign) return null;
  const hidden = <input type="hidden" name="_wpnonce" value={nonce} readOnly />;
  const action = `/staff/customers/${customerId}/`;
  const isDone = flash === 'assigned' || flash === 'removed';
  return (
    <section className={layout.part} aria-labelledby="ties">
      <h2 id="ties">{words.heading}</h2>
      {flash ? <Notice kind={isDone ? 'success' : 'error'}>{words.flash[flash]}</Notice> : null}
      {main ? (
        <>
          <h3>{words.main}</h3>
          <People people={[main]} />
          <p className={sheet.hint}>
            {main.permissions
              .map((id) => words.permissions[id as keyof typeof words.permissions])
              .join(' · ') || words.nothing}
          </p>
        </>
      ) : null}
      {subaccounts.length > 0 ? (
        <>
          <h3>{words.subaccounts(subaccounts.length)}</h3>
          <People people={subaccounts} />
        </>
      ) : null}
      {customers.length > 0 ? (
        <>
          <h3>{words.customers(customers.length)}</h3>
          <People people={customers} />
        </>
      ) : null}
      <h3>{words.agents}</h3>
      {agents.length === 0 ? <p className={sheet.hint}>{words.noAgents}</p> : null}
      <ul className={styles.people}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Person person={agent} />
            {mayAssign ? (
              <form method="post" action={action}>
                {hidden}
                <input type="hidden" name="agent" value={agent.id} readOnly />
                <Button
                  type="submit"
                  name="action"
                  value="remove-agent"
                  kind="quiet"
                  aria-label={words.removeNamed(agent.name)}
                >
                  {words.remove}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
      {mayAssign ? (
        <form className={styles.assign} method="post" action={action}>
          {hidden}
          <TextField
            id="agent-email"
            name="email"
            type="email"
            label={words.email}
            hint={words.emailHint}
            autoComplete="off"
            maxLength={254}
            required
          />
          <Button type="submit" name="action" value="assign-agent" kind="secondary">
            {words.assign}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function People({ people }: { readonly people: readonly TiedPerson[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <Person person={person} />
        </li>
      ))}
    </ul>
  );
}

function Person({ person: { id, name, email } }: { readonly person: TiedPerson }) {
  return (
    <span>
      <a href={`/staff/customers/${id}/`} dir="auto">
        {name}
      </a>
      {name === email ? null : <small>{email}</small>}
    </span>
  );
}
