import type { AccountReader } from '#customers/accounts/rules/account-pages.ts';
import type { Told } from '#customers/accounts/rules/told.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import type { WholesalePlace } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import {
  calledName,
  deedField,
  newSubaccountPath,
  type Subaccount,
  subaccountPath,
} from '../rules/subaccount.ts';
import type { SubaccountsPage } from '../rules/subaccounts-page.ts';
import { type SubaccountsTold, tellingSubaccounts } from '../rules/subaccounts-told.ts';
import { AssignedCustomers } from './assigned-customers.tsx';
import { PermissionBadges } from './permission-badges.tsx';
import { PostThenGo } from './post-then-go.tsx';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-words.ts';

export type SubaccountsViewProps = {
  readonly page: SubaccountsPage;
  readonly place: WholesalePlace;
  readonly done: SubaccountsTold | null;
  readonly platform: string;
  readonly reader: AccountReader;
  readonly leave: string;
  readonly told: Told | null;
};

const refusals: readonly SubaccountsTold[] = ['notAllowed', 'expired', 'guarded'];

/** The subaccounts of a main account, the customers of an agent, and the way back of whoever acts for somebody (SUB-01, AGT-01, AGT-02). */
export function SubaccountsView(props: SubaccountsViewProps) {
  const { page, place, done, platform, reader, leave, told } = props;
  const words = useSubaccountWords();
  const { acting, own, customers, manages, subaccounts } = page;
  const isAgent = reader === 'agent';
  return (
    <AccountFrame
      title={isAgent ? words.agents.heading : words.title}
      current={isAgent ? 'customers' : 'subaccounts'}
      {...{ platform, reader, leave, told }}
    >
      {done ? (
        <Notice kind={refusals.includes(done) ? 'warning' : 'success'}>{words.done[done]}</Notice>
      ) : null}
      {acting ? (
        <section className={styles.acting} aria-labelledby="acting">
          <div>
            <h2 id="acting">{words.acting.heading}</h2>
            <p>
              {(acting.as === 'agent' ? words.acting.asCustomer : words.acting.asSubaccount)(acting.name)}
            </p>
          </div>
          <PostThenGo
            call="switchtoagent"
            place={place}
            fields={{ agent: String(acting.agent), agentdate: acting.agentDate }}
            next="/my-account/subaccounts/"
            refused={tellingSubaccounts('notAllowed')}
            label={words.acting.back}
            kind="primary"
          >
            <input type="hidden" name={deedField} value="return" readOnly />
          </PostThenGo>
        </section>
      ) : null}
      {own ? (
        <section className={styles.card} aria-labelledby="own">
          <h2 id="own">{words.own.heading}</h2>
          <p>{words.own.buysFor(own.company)}</p>
          <h3>{words.own.yourPermissions}</h3>
          <PermissionBadges permissions={own.permissions} hasSubscriptions={page.hasSubscriptions} />
        </section>
      ) : null}
      {customers.length > 0 ? <AssignedCustomers {...{ customers, place }} isWholePage={isAgent} /> : null}
      {manages ? (
        <OwnSubaccounts {...{ subaccounts, place }} hasSubscriptions={page.hasSubscriptions} />
      ) : null}
    </AccountFrame>
  );
}

type OwnSubaccountsProps = Pick<SubaccountsPage, 'subaccounts' | 'hasSubscriptions'> & {
  readonly place: WholesalePlace;
};

function OwnSubaccounts({ subaccounts, place, hasSubscriptions }: OwnSubaccountsProps) {
  const words = useSubaccountWords();
  const create = (
    <a className={buttonClass()} href={newSubaccountPath}>
      {words.new}
    </a>
  );
  if (subaccounts.length === 0) {
    return (
      <div className={styles.none}>
        <p className={styles.noneTitle}>{words.none.title}</p>
        <p>{words.none.advice}</p>
        {create}
      </div>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <p>{words.intro}</p>
        {create}
      </div>
      <ul className={styles.list} aria-label={words.count(subaccounts.length)}>
        {subaccounts.map((subaccount) => (
          <Row key={subaccount.subaccountId} {...{ subaccount, place, hasSubscriptions }} />
        ))}
      </ul>
    </>
  );
}

type RowProps = Omit<OwnSubaccountsProps, 'subaccounts'> & { readonly subaccount: Subaccount };

function Row({ subaccount, place, hasSubscriptions }: RowProps) {
  const words = useSubaccountWords();
  const name = calledName(subaccount);
  const { subaccountId, username, email, phone, jobTitle } = subaccount;
  return (
    <li>
      <div className={styles.person}>
        <h2 dir="auto">{name}</h2>
        {jobTitle === '' ? null : <p dir="auto">{jobTitle}</p>}
        <p>
          {[email, username, phone].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </div>
      <PermissionBadges permissions={subaccount.permissions} hasSubscriptions={hasSubscriptions} />
      <div className={styles.actions}>
        <PostThenGo
          call="loginsubaccount"
          place={place}
          fields={{ customer: String(subaccountId) }}
          next={shopPath}
          refused={tellingSubaccounts('notAllowed')}
          label={words.logInAs}
          named={words.logInAsNamed(name)}
        />
        <a
          className={buttonClass({ kind: 'quiet' })}
          href={subaccountPath(subaccountId)}
          aria-label={words.editNamed(name)}
        >
          {words.edit}
        </a>
      </div>
    </li>
  );
}
