import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { AssignedCustomer } from '#wholesale/agents/rules/acting.ts';
import { LogInAs } from './log-in-as.tsx';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-form.ts';

/** The customers that an agent may act for, each with the button that starts it (AGT-01, SUB-02). */
export function AssignedCustomers({
  customers,
  context,
  isWholePage = false,
}: {
  readonly customers: readonly AssignedCustomer[];
  readonly context: WholesaleContext;
  /** the page is named after them, and has nothing else */
  readonly isWholePage?: boolean;
}) {
  const words = useSubaccountWords();
  const Name = isWholePage ? 'h2' : 'h3';
  return (
    <section className={styles.agents} aria-label={words.agents.heading}>
      {isWholePage ? null : <h2>{words.agents.heading}</h2>}
      <p>{words.agents.intro}</p>
      <ul className={styles.list}>
        {customers.map(({ customerId, name, company, email }) => {
          const called = company || name || email;
          return (
            <li key={customerId}>
              <div className={styles.person}>
                <Name dir="auto">{called}</Name>
                <p>
                  {[company === '' ? '' : name, email].filter(Boolean).map((text) => (
                    <span key={text}>{text}</span>
                  ))}
                </p>
              </div>
              <LogInAs customerId={customerId} name={called} context={context} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
