import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { endSessionField } from '../../rules/account-actions.ts';
import type { DeviceName } from '../../rules/device-name.ts';
import type { OwnSession } from '../../server/sessions/list-sessions.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-form.module.css';
import { AccountFrame, type OwnAccountFrame } from './account-frame.tsx';

export type SessionsViewProps = {
  readonly sessions: readonly OwnSession[];
  readonly nonce: string;
  readonly frame: OwnAccountFrame;
};

const path = '/my-account/sessions/';

/** The sessions of the customer, and buttons to end them. */
export function SessionsView({ sessions, nonce, frame }: SessionsViewProps) {
  const { locale } = useWords();
  const { sessions: words } = useAccountWords();
  const nameOf = ({ browser, system }: DeviceName) =>
    browser !== null && system !== null
      ? words.on(browser, system)
      : (browser ?? system ?? words.unknownDevice);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <AccountFrame title={words.title} current="sessions" {...frame}>
      <p className={styles.quiet}>{words.intro}</p>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, isCurrent, since, lastSeenAt }) => {
          const name = nameOf(device);
          const moment = formatDateTime(since, locale);
          return (
            <li key={id}>
              <div>
                <div className={styles.device}>
                  {name}
                  {isCurrent ? <Badge>{words.current}</Badge> : null}
                </div>
                <p>{words.since(moment)}</p>
                <p>{words.seen(formatDateTime(lastSeenAt, locale))}</p>
              </div>
              {isCurrent ? null : (
                <form method="post" action={path}>
                  <input type="hidden" name={endSessionField} value={nonce} readOnly />
                  <Button
                    type="submit"
                    kind="secondary"
                    name="end_session"
                    value={String(id)}
                    aria-label={words.revokeOf(name, moment)}
                  >
                    {words.revoke}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? (
        <p className={styles.quiet}>{words.onlyThis}</p>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name={endSessionField} value={nonce} readOnly />
          <Button type="submit" kind="secondary" name="end_others" value="1">
            {words.revokeOthers}
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
