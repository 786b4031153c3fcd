import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { actAs } from '#wholesale/agents/server/act-as.ts';
import { switchBack } from '#wholesale/agents/server/switch-back.ts';
import {
  actionField,
  type SubaccountsFlash,
  subaccountsPath,
  withSubaccountsFlash,
} from '../rules/subaccount.ts';
import { createSubaccount } from './create-subaccount.ts';
import { subaccountSentences } from './creation-sentences.ts';
import { deleteSubaccount } from './delete-subaccount.ts';
import { sendNewPassword } from './send-new-password.ts';
import { suspendSubaccount } from './suspend-subaccount.ts';
import { updateSubaccount } from './update-subaccount.ts';

type SubaccountOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'wrong';
      readonly problems: readonly { readonly field: string | null; readonly text: string }[];
      /** what was typed but for the password, to be shown in the form */
      readonly typed: PostedFields;
    };

const isFresh = ({ nonces, wire }: RequestContext, fields: PostedFields) =>
  nonces.check(wholesaleNonceAction(wire), fields.security ?? '');

const idIn = (text: string | undefined) => Number(/^[1-9]\d{0,9}$/.exec(text ?? '')?.[0] ?? 0);

/** The list's own buttons where no scripts run: log in as a subaccount or customer, and come back (SUB-02, AGT-03). */
export async function postSubaccountList(ctx: RequestContext, fields: PostedFields): Promise<string> {
  if (!isFresh(ctx, fields)) return withSubaccountsFlash('expired');
  if (fields[actionField] === 'return') {
    const { agent = '', agentdate: agentDate = '' } = fields;
    const back = await switchBack(ctx, { agent, agentDate });
    return back.ok ? subaccountsPath : withSubaccountsFlash('notAllowed');
  }
  const entered = await actAs(ctx, idIn(fields.customer));
  return entered.ok ? shopPath : withSubaccountsFlash('notAllowed');
}

/** The form of a new subaccount where no scripts run (SUB-03). */
export async function postNewSubaccount(
  ctx: RequestContext,
  fields: PostedFields,
): Promise<SubaccountOutcome> {
  if (!isFresh(ctx, fields)) return expired(ctx, fields);
  const made = await createSubaccount(ctx, fields);
  if (made.ok) return { kind: 'go', path: withSubaccountsFlash('created') };
  return { kind: 'wrong', problems: subaccountSentences(ctx, made.error), typed: typedOf(fields) };
}

/** The form of one subaccount, and its delete button, where no scripts run (SUB-15, SUB-18). */
export async function postSubaccount(
  ctx: RequestContext,
  subaccountId: number,
  fields: PostedFields,
): Promise<SubaccountOutcome> {
  if (!isFresh(ctx, fields)) return expired(ctx, fields);
  if (fields[actionField] === 'delete') {
    const gone = await deleteSubaccount(ctx, subaccountId);
    return { kind: 'go', path: gone.ok ? withSubaccountsFlash('deleted') : subaccountsPath };
  }
  const access = await changeAccess(ctx, subaccountId, fields[actionField] ?? '');
  if (access) return { kind: 'go', path: withSubaccountsFlash(access) };
  const saved = await updateSubaccount(ctx, subaccountId, fields);
  if (saved.ok) return { kind: 'go', path: withSubaccountsFlash('saved') };
  return { kind: 'wrong', problems: subaccountSentences(ctx, saved.error), typed: typedOf(fields) };
}

/** The buttons about the log-in of a subaccount; null where another one was pressed. */
async function changeAccess(
  ctx: RequestContext,
  subaccountId: number,
  action: string,
): Promise<SubaccountsFlash | null> {
  switch (action) {
    case 'suspend':
    case 'resume': {
      const isSuspended = action === 'suspend';
      const done = await suspendSubaccount(ctx, subaccountId, isSuspended);
      if (!done) return 'notAllowed';
      return isSuspended ? 'suspended' : 'resumed';
    }
    case 'password': {
      const sent = await sendNewPassword(ctx, subaccountId);
      return ({ sent: 'passwordSent', unknown: 'notAllowed', 'too-often': 'tooOften' } as const)[sent];
    }
    default:
      return null;
  }
}

function expired({ visitor }: RequestContext, fields: PostedFields): SubaccountOutcome {
  const text = subaccountsFor(visitor.audience.locale).problems.expired;
  return { kind: 'wrong', problems: [{ field: null, text }], typed: typedOf(fields) };
}

const typedOf = ({ password: _, security: __, ...fields }: PostedFields): PostedFields => fields;
