import { FormProblems } from '#customers/accounts/storefront/form-problems.tsx';
import form from '#customers/accounts/storefront/pages/account-form.module.css';
import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { PasswordField } from '#customers/passwords/storefront/password-field.tsx';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import {
  type Permissions,
  permissionField,
  permissionIds,
  permissionsFrom,
} from '#foundation/visitor/rules/permissions.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import { ConfirmedDelete } from '#kit/ui/dialogs/confirmed-delete.tsx';
import {
  actionField,
  calledName,
  newSubaccountPath,
  type Subaccount,
  subaccountPath,
  subaccountsPath,
} from '../rules/subaccount.ts';
import { readDetails, type SubaccountTerms } from '../rules/subaccount-form.ts';
import { LONGEST_TEXT, LONGEST_USERNAME } from '../rules/subaccount-limits.ts';
import { SubaccountAccess } from './subaccount-access.tsx';
import styles from './subaccounts-view.module.css';
import { type FormProblem, useSubaccountForm, useSubaccountWords } from './use-subaccount-form.ts';

export type SubaccountFormViewProps = Required<Omit<AccountFrameProps, 'title' | 'current' | 'children'>> & {
  /** null for a new one */
  readonly subaccount: Subaccount | null;
  readonly terms: SubaccountTerms;
  readonly context: WholesaleContext;
  readonly problems: readonly FormProblem[];
  /** what was typed before, where the form was refused; null for the first time */
  readonly typed: PostedFields | null;
};

/** The form of a new subaccount, or of one that is there (SUB-03, SUB-15). */
export function SubaccountFormView(props: SubaccountFormViewProps) {
  const { subaccount, terms, context, typed, platform, reader, leave, flash, savesMethods } = props;
  const words = useSubaccountWords();
  const { form: labels } = words;
  const page = useSubaccountForm(
    { context, terms, subaccountId: subaccount?.subaccountId ?? null },
    props.problems,
  );
  const shown = typed ? readDetails(typed, terms) : subaccount;
  const path = subaccount ? subaccountPath(subaccount.subaccountId) : newSubaccountPath;
  const nonce = <input type="hidden" name="security" value={context.nonce} readOnly />;
  const fieldOf = (name: string, label: string, value: string, more: Partial<TextFieldProps> = {}) => (
    <TextField
      id={name}
      name={name}
      label={label}
      maxLength={LONGEST_TEXT}
      defaultValue={value}
      autoComplete="off"
      {...more}
    />
  );
  const optional = { optional: labels.optional };
  return (
    <AccountFrame
      title={subaccount ? words.editTitle(calledName(subaccount)) : words.new}
      current="subaccounts"
      {...{ platform, reader, leave, flash, savesMethods }}
    >
      <a className={form.back} href={subaccountsPath}>
        {words.back}
      </a>
      <form
        className={form.form}
        method="post"
        action={path}
        onSubmit={page.submit}
        noValidate
        aria-busy={page.busy}
      >
        <FormProblems problems={page.problems} platform={platform} />
        {nonce}
        {subaccount ? (
          <p className={form.quiet}>{labels.signInWith(subaccount.email, subaccount.username)}</p>
        ) : (
          <>
            {terms.usernames
              ? fieldOf('username', labels.username, typed?.username ?? '', {
                  hint: labels.usernameHint,
                  maxLength: LONGEST_USERNAME,
                  spellCheck: false,
                  autoCapitalize: 'none',
                })
              : null}
            {fieldOf('email', labels.email, typed?.email ?? '', {
              type: 'email',
              inputMode: 'email',
              spellCheck: false,
              hint: labels.emailHint,
              maxLength: 254,
            })}
            <PasswordField
              id="password"
              name="password"
              label={labels.password}
              hint={labels.passwordHint}
              autoComplete="new-password"
            />
          </>
        )}
        <fieldset className={form.part}>
          <legend>{labels.person}</legend>
          <div className={form.pair}>
            {fieldOf('name', labels.name, shown?.name ?? '', optional)}
            {fieldOf('lastName', labels.lastName, shown?.lastName ?? '', optional)}
          </div>
          <div className={form.pair}>
            {fieldOf('jobTitle', labels.jobTitle, shown?.jobTitle ?? '', optional)}
            {fieldOf('phone', labels.phone, shown?.phone ?? '', {
              ...optional,
              type: 'tel',
              inputMode: 'tel',
            })}
          </div>
          {terms.customFields.map(({ name, label }) => (
            <div key={name}>{fieldOf(name, label, shown?.customFields[name] ?? '', optional)}</div>
          ))}
        </fieldset>
        <fieldset className={form.part}>
          <legend>{labels.permissions}</legend>
          <PermissionFields
            permissions={shown?.permissions ?? allowedAtFirst}
            hasSubscriptions={terms.subscriptions}
          />
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" size="large" disabled={page.busy}>
            {page.busy ? labels.saving : subaccount ? labels.save : labels.create}
          </Button>
          <a className={buttonClass({ kind: 'quiet' })} href={subaccountsPath}>
            {words.close}
          </a>
        </div>
      </form>
      {subaccount ? <SubaccountAccess subaccount={subaccount} path={path} nonce={nonce} /> : null}
      {subaccount ? (
        <ConfirmedDelete
          id="delete-subaccount"
          path={path}
          action={actionField}
          words={{ ...words.delete, open: words.delete.button }}
          question={
            <>
              <strong>{words.delete.question}</strong> {words.delete.hint}
            </>
          }
          nonce={nonce}
          looks={{ question: styles.question, answers: styles.buttons }}
          onSubmit={page.remove}
        />
      ) : null}
    </AccountFrame>
  );
}

/** What a new subaccount is offered first: it may order with an approval, and sees nothing of the company. */
const allowedAtFirst = permissionsFrom(['buy', 'buyApproval']);

type PermissionFieldsProps = {
  readonly permissions: Permissions;
  /** subscription products are switched on (SUB-10) */
  readonly hasSubscriptions: boolean;
};

/** The permissions of a subaccount as check boxes; approval can be required only of one that may order (SUB-07). */
function PermissionFields({ permissions, hasSubscriptions }: PermissionFieldsProps) {
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
