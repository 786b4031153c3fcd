import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { listFields } from '../rules/list-form.ts';
import { ListNameButton } from './list-name-button.tsx';
import { useListWords } from './use-list-words.ts';

/** Saves the cart as a purchase list and asks for its name; without scripts as a form (CPG-04, LIST-10). */
export function SaveCartButton({ context }: { readonly context: WholesaleContext }) {
  const { fromCart } = useListWords();
  const save = async (title: string) => {
    const action = `${context.wholesale}_save_cart_to_purchase_list`;
    const { status } = await postAjaxAction(action, { security: context.nonce, title });
    return isDone(status);
  };
  return (
    <ListNameButton
      id="save-cart-as-list"
      label={fromCart.button}
      wide
      save={save}
      hidden={<input type="hidden" name={listFields.nonce} value={context.nonce} readOnly />}
    />
  );
}
