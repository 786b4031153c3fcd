import type { LogInProblem } from '#shop/accounts/rules/account-actions.ts';
import type { Person } from '#shop/accounts/rules/visitor.ts';
import type { OrderRow } from '#shop/orders/rules/order-view.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import styles from './account-view.module.css';
import { LogInForm } from './log-in-form.tsx';
import { PersonPanel } from './person-panel.tsx';

export type AccountViewProps = {
  readonly person: Person | null;
  /** the person's own, newest first */
  readonly orders: readonly OrderRow[];
  readonly page: number;
  readonly pages: number;
  readonly problem: LogInProblem | null;
  /** what was typed so far */
  readonly email: string;
  /** of `logInAction` for a guest, of `logOutAction` for a person */
  readonly nonce: string;
  readonly platform: string;
};

export function AccountView({ person, problem, email, nonce, platform, ...list }: AccountViewProps) {
  const { accounts } = useWords();
  return (
    <div className={person ? styles.page : `${styles.page} ${styles.narrow}`}>
      <h1>{accounts.title}</h1>
      {person ? (
        <PersonPanel {...{ person, nonce, platform, ...list }} />
      ) : (
        <LogInForm {...{ problem, email, nonce, platform }} />
      )}
    </div>
  );
}
