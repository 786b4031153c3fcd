import { confirmEmailField } from '#customers/accounts/rules/account-actions.ts';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { CreditPanel } from '#selling/payments/storefront/credit-panel.tsx';
import type { OwnAccountPage } from '../server/read-account-page.ts';
import styles from './dashboard.module.css';
import { OrdersOrNone } from './orders-view.tsx';

/** The first page of an account: whose it is, what is to be done, the newest orders. */
export function Dashboard({
  person,
  displayName,
  orders,
  hasMoreOrders,
  unconfirmed,
  credit = null,
  nonces,
}: OwnAccountPage) {
  const { accounts } = useShopWords();
  const { dashboard } = useAccountWords();
  const buysForCompany = person.kind === 'business' && person.company !== '';
  return (
    <>
      {unconfirmed === null ? null : (
        <Notice
          action={
            <form method="post" action="/my-account/">
              <input type="hidden" name={confirmEmailField} value={nonces.confirm} readOnly />
              <Button type="submit" kind="secondary">
                {dashboard.resend}
              </Button>
            </form>
          }
        >
          {dashboard.unconfirmed(unconfirmed)}
        </Notice>
      )}
      <div className={styles.greeting}>
        <div>
          <p className={styles.name}>{accounts.greeting(displayName)}</p>
          <p>{person.email}</p>
          {buysForCompany ? <p>{accounts.buyingAs(person.company)}</p> : <p>{dashboard.intro}</p>}
        </div>
        {person.staffRole ? (
          <a className={buttonClass({ kind: 'secondary' })} href="/staff/">
            {accounts.staffArea}
          </a>
        ) : null}
      </div>
      {credit ? <CreditPanel credit={credit} /> : null}
      <section className={styles.orders} aria-labelledby="my-orders">
        <h2 id="my-orders">{accounts.myOrders}</h2>
        <OrdersOrNone orders={orders} approves={!person.subaccount} />
        {hasMoreOrders ? (
          <a className={styles.more} href="/my-account/orders/">
            {dashboard.allOrders}
          </a>
        ) : null}
      </section>
    </>
  );
}
