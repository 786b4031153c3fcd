import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { actAs } from '#wholesale/agents/server/act-as.ts';
import { switchBack } from '#wholesale/agents/server/switch-back.ts';
import { deedField, subaccountsPath } from '../rules/subaccount.ts';
import { tellingSubaccounts } from '../rules/subaccounts-told.ts';
import { createSubaccount } from './create-subaccount.ts';
import { subaccountSentences } from './creation-sentences.ts';
import { deleteSubaccount } from './delete-subaccount.ts';
import { updateSubaccount } from './update-subaccount.ts';

export type SubaccountOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'wrong';
      readonly problems: readonly { readonly field: string | null; readonly text: string }[];
      /** what was typed, but for the password, so that it need not be typed again */
      readonly typed: PostedFields;
    };

const isFresh = ({ nonces, wire }: Toolbox, fields: PostedFields) =>
  nonces.check(wholesaleNonceAction(wire), fields.security ?? '');

const idIn = (text: string | undefined) => Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0] ?? 0);

/** The list's own buttons where no scripts run: log in as somebody, and come back (SUB-02, AGT-03). */
export async function postSubaccountList(toolbox: Toolbox, fields: PostedFields): Promise<string> {
  if (!isFresh(toolbox, fields)) return tellingSubaccounts('expired');
  if (fields[deedField] === 'return') {
    const { agent = '', agentdate: agentDate = '' } = fields;
    const back = await switchBack(toolbox, { agent, agentDate });
    return back.ok ? subaccountsPath : tellingSubaccounts('notAllowed');
  }
  const entered = await actAs(toolbox, idIn(fields.customer));
  return entered.ok ? shopPath : tellingSubaccounts('notAllowed');
}

/** The form of a new subaccount where no scripts run (SUB-03). */
export async function postNewSubaccount(toolbox: Toolbox, fields: PostedFields): Promise<SubaccountOutcome> {
  if (!isFresh(toolbox, fields)) return expired(toolbox, fields);
  const made = await createSubaccount(toolbox, fields);
  if (made.ok) return { kind: 'go', path: tellingSubaccounts('created') };
  return { kind: 'wrong', problems: subaccountSentences(toolbox, made.error), typed: typedOf(fields) };
}

/** The form of one subaccount, and its delete button, where no scripts run (SUB-15, SUB-18). */
export async function postSubaccount(
  toolbox: Toolbox,
  subaccountId: number,
  fields: PostedFields,
): Promise<SubaccountOutcome> {
  if (!isFresh(toolbox, fields)) return expired(toolbox, fields);
  if (fields[deedField] === 'delete') {
    const gone = await deleteSubaccount(toolbox, subaccountId);
    return { kind: 'go', path: gone.ok ? tellingSubaccounts('deleted') : subaccountsPath };
  }
  const saved = await updateSubaccount(toolbox, subaccountId, fields);
  if (saved.ok) return { kind: 'go', path: tellingSubaccounts('saved') };
  return { kind: 'wrong', problems: subaccountSentences(toolbox, saved.error), typed: typedOf(fields) };
}

function expired({ visitor }: Toolbox, fields: PostedFields): SubaccountOutcome {
  const text = subaccountsFor(visitor.audience.locale).problems.expired;
  return { kind: 'wrong', problems: [{ field: null, text }], typed: typedOf(fields) };
}

const typedOf = ({ password: _, security: __, ...fields }: PostedFields): PostedFields => fields;
