import { useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { actionField, subaccountsPath } from '../rules/subaccount.ts';

type PostThenGoProps = {
  /** the call without its prefix: `loginsubaccount` */
  readonly call: string;
  readonly context: WholesaleContext;
  readonly fields: Readonly<Record<string, string>>;
  /** where the browser goes once it is done */
  readonly next: string;
  /** a page of the server says why it was not done */
  readonly refused: string;
  readonly label: string;
  readonly named?: string;
  readonly kind?: 'primary' | 'secondary';
  /** what the posted form asks for, where it does not follow from its fields */
  readonly action?: 'return';
};

/** A button that calls the shop and goes on; the form of the page where no scripts run (SUB-02, AGT-03). */
export function PostThenGo(props: PostThenGoProps) {
  const { call, context, fields, next, refused, label, named, kind = 'secondary', action } = props;
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const { status } = await postAjaxAction(`${context.wholesale}${call}`, {
      security: context.nonce,
      ...fields,
    });
    window.location.assign(isDone(status) ? next : refused);
  };
  return (
    <form
      method="post"
      action={subaccountsPath}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <input type="hidden" name="security" value={context.nonce} readOnly />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {action ? <input type="hidden" name={actionField} value={action} readOnly /> : null}
      <Button type="submit" kind={kind} aria-label={named} aria-busy={busy}>
        {label}
      </Button>
    </form>
  );
}
