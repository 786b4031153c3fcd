import { type Permissions, permissionField, permissionIds } from '#foundation/visitor/rules/permissions.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import styles from './subaccounts-view.module.css';
import { useSubaccountWords } from './use-subaccount-words.ts';

export type PermissionFieldsProps = {
  readonly permissions: Permissions;
  /** subscription products are switched on (SUB-10) */
  readonly hasSubscriptions: boolean;
};

/** What a subaccount may, to be ticked; the approval is asked for only of whoever may order (SUB-07). */
export function PermissionFields({ permissions, hasSubscriptions }: PermissionFieldsProps) {
  const words = useSubaccountWords();
  return (
    <div className={styles.permissions}>
      {permissionIds
        .filter((id) => hasSubscriptions || id !== 'viewSubscriptions')
        .map((id) => (
          <div key={id} className={id === 'buyApproval' ? styles.approval : undefined}>
            <Checkbox name={permissionField(id)} value="true" defaultChecked={permissions[id]}>
              {words.permissions[id]}
            </Checkbox>
            {id === 'buyApproval' ? <p>{words.approvalHint}</p> : null}
          </div>
        ))}
    </div>
  );
}
