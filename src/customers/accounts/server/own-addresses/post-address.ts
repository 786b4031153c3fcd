import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { addressProblemSentence } from '#foundation/addresses/server/address-problem-sentence.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { editAddressAction, editAddressField } from '../../rules/account-actions.ts';
import { type AddressPage, readAddressPage } from './read-address-page.ts';
import { postedAddress, saveAddress } from './save-address.ts';

/** Saves a posted address; the page again where something is wrong with it (ACC-09). */
export async function postAddress(
  ctx: RequestContext,
  person: Person,
  input: { readonly kind: AddressKind; readonly fields: PostedFields },
): Promise<{ readonly saved: true } | { readonly saved: false; readonly page: AddressPage }> {
  const { kind, fields } = input;
  const { locale } = ctx.visitor.audience;
  const values = postedAddress(kind, fields);
  const isFresh = ctx.nonces.check(editAddressAction(ctx.wire), fields[editAddressField(ctx.wire)] ?? '');
  const found = isFresh ? await saveAddress(ctx, person, input) : [];
  if (found === null) return { saved: true };
  const problems = isFresh
    ? found.map((problem) =>
        addressProblemSentence(messagesFor(locale).addresses, kind, problem, values.country),
      )
    : [{ field: null, text: ownAccountFor(locale).problems['expired-form'] }];
  return { saved: false, page: await readAddressPage(ctx, person, kind, { values, problems }) };
}
