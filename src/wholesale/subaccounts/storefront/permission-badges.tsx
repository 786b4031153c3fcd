import { type Permissions, permissionList } from '#foundation/visitor/rules/permissions.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-words.ts';

export type PermissionBadgesProps = {
  readonly permissions: Permissions;
  /** subscription products are switched on (SUB-10) */
  readonly hasSubscriptions: boolean;
};

/** What a subaccount may, one beside the other. */
export function PermissionBadges({ permissions, hasSubscriptions }: PermissionBadgesProps) {
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
