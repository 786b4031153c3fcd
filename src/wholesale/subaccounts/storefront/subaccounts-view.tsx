import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { type Permissions, permissionList } from '#foundation/visitor/rules/permissions.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import {
  calledName,
  newSubaccountPath,
  type Subaccount,
  type SubaccountsFlash,
  subaccountPath,
  withSubaccountsFlash,
} from '../rules/subaccount.ts';
import type { SubaccountsPage } from '../rules/subaccounts-page.ts';
import { AssignedCustomers } from './assigned-customers.tsx';
import { LogInAs } from './log-in-as.tsx';
import postThenGo from './post-then-go.island.tsx';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-form.ts';

type SubaccountsViewProps = Required<Omit<AccountFrameProps, 'title' | 'current' | 'children'>> & {
  readonly page: SubaccountsPage;
  readonly context: WholesaleContext;
  readonly done: SubaccountsFlash | null;
};

const refusals: readonly SubaccountsFlash[] = ['notAllowed', 'tooOften', 'expired', 'guarded'];

/** The subaccounts of a main account, the customers of an agent, and the way back of who acts in the account (SUB-01, AGT-01, AGT-02). */
export function SubaccountsView(props: SubaccountsViewProps) {
  const { page, context, done, platform, reader, leave, flash, savesMethods } = props;
  const words = useSubaccountWords();
  const { acting, own, customers, manages, subaccounts } = page;
  const isAgent = reader === 'agent';
  return (
    <AccountFrame
      title={isAgent ? words.agents.heading : words.title}
      current={isAgent ? 'customers' : 'subaccounts'}
      {...{ platform, reader, leave, flash, savesMethods }}
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
          <Island
            of={postThenGo}
            props={{
              call: 'switchtoagent',
              context,
              fields: { agent: String(acting.agent), agentdate: acting.agentDate },
              next: '/my-account/subaccounts/',
              refused: withSubaccountsFlash('notAllowed'),
              label: words.acting.back,
              kind: 'primary',
              action: 'return',
            }}
          />
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
      {customers.length > 0 ? <AssignedCustomers {...{ customers, context }} isWholePage={isAgent} /> : null}
      {manages ? (
        <OwnSubaccounts {...{ subaccounts, context }} hasSubscriptions={page.hasSubscriptions} />
      ) : null}
    </AccountFrame>
  );
}

type OwnSubaccountsProps = Pick<SubaccountsPage, 'subaccounts' | 'hasSubscriptions'> & {
  readonly context: WholesaleContext;
};

function OwnSubaccounts({ subaccounts, context, hasSubscriptions }: OwnSubaccountsProps) {
  const words = useSubaccountWords();
  const create = (
    <a className={buttonClass()} href={newSubaccountPath}>
      {words.new}
    </a>
  );
  if (subaccounts.length === 0) {
    return (
      <EmptyPanel title={words.none.title} advice={words.none.advice}>
        {create}
      </EmptyPanel>
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
          <Row key={subaccount.subaccountId} {...{ subaccount, context, hasSubscriptions }} />
        ))}
      </ul>
    </>
  );
}

type RowProps = Omit<OwnSubaccountsProps, 'subaccounts'> & { readonly subaccount: Subaccount };

function Row({ subaccount, context, hasSubscriptions }: RowProps) {
  const words = useSubaccountWords();
  const name = calledName(subaccount);
  const { subaccountId, username, email, phone, jobTitle, isSuspended } = subaccount;
  return (
    <li>
      <div className={styles.person}>
        <h2 dir="auto">
          {name} {isSuspended ? <Badge tone="amber">{words.suspended}</Badge> : null}
        </h2>
        {jobTitle === '' ? null : <p dir="auto">{jobTitle}</p>}
        <p>
          {[email, username, phone].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </div>
      <PermissionBadges permissions={subaccount.permissions} hasSubscriptions={hasSubscriptions} />
      <div className={styles.actions}>
        {isSuspended ? null : <LogInAs customerId={subaccountId} name={name} context={context} />}
        <a
          className={buttonClass({ kind: isSuspended ? 'secondary' : 'quiet' })}
          href={subaccountPath(subaccountId)}
          aria-label={words.editNamed(name)}
        >
          {words.edit}
        </a>
      </div>
    </li>
  );
}

type PermissionBadgesProps = {
  readonly permissions: Permissions;
  /** subscription products are switched on (SUB-10) */
  readonly hasSubscriptions: boolean;
};

/** What a subaccount may, one beside the other. */
function PermissionBadges({ permissions, hasSubscriptions }: PermissionBadgesProps) {
  const words = useSubaccountWords();
  const given = permissionList(permissions).filter((id) => hasSubscriptions || id !== 'viewSubscriptions');
  if (given.length === 0) return <p className={styles.nothing}>{words.nothingAllowed}</p>;
  return (
    <ul className={styles.may}>
      {given.map((id) => (
        <li key={id}>
          <Badge tone={id === 'buyApproval' ? 'amber' : id === 'buy' ? 'green' : 'plain'}>
            {words.permissions[id]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
