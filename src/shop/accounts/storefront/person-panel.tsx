import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { logOutField } from '#shop/accounts/rules/account-actions.ts';
import type { Person } from '#shop/accounts/rules/visitor.ts';
import { shopPath } from '#shop/catalogue/rules/paths.ts';
import type { OrderRow } from '#shop/orders/rules/order-view.ts';
import { OwnOrders } from '#shop/orders/storefront/own-orders.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Pagination } from '#ui/navigation/pagination.tsx';
import styles from './person-panel.module.css';

export type PersonPanelProps = {
  readonly person: Person;
  readonly orders: readonly OrderRow[];
  readonly page: number;
  readonly pages: number;
  readonly nonce: string;
  readonly platform: string;
};

export function PersonPanel({ person, orders, page, pages, nonce, platform }: PersonPanelProps) {
  const { accounts, locale } = useWords();
  const buysForCompany = person.kind === 'business' && person.company !== '';
  return (
    <>
      <div className={styles.greeting}>
        <div>
          <p className={styles.name}>{accounts.greeting(person.firstName)}</p>
          <p>{person.email}</p>
          {buysForCompany ? <p>{accounts.buyingAs(person.company)}</p> : null}
        </div>
        <div className={styles.ways}>
          {person.staffRole ? (
            <a className={buttonClass({ kind: 'secondary' })} href="/staff/">
              {accounts.staffArea}
            </a>
          ) : null}
          <form method="post" action="/my-account/">
            <input type="hidden" name={logOutField({ platform })} value={nonce} readOnly />
            <Button type="submit" name="logout" value="1" kind="secondary">
              {accounts.logOut}
            </Button>
          </form>
        </div>
      </div>
      <section className={styles.orders} aria-labelledby="my-orders">
        <h2 id="my-orders">{accounts.myOrders}</h2>
        {orders.length > 0 ? (
          <>
            <OwnOrders orders={orders} />
            <Pagination
              page={page}
              pages={pages}
              addressOf={(to) => (to > 1 ? `/my-account/?page=${to}` : '/my-account/')}
              words={ownOrdersFor(locale)}
            />
          </>
        ) : (
          <div className={styles.none}>
            <p>{accounts.noOrders}</p>
            <a className={buttonClass()} href={shopPath}>
              {accounts.toShop}
            </a>
          </div>
        )}
      </section>
    </>
  );
}
