import { shopPath } from '#foundation/paths/rules/paths.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { withSubaccountsFlash } from '../rules/subaccount.ts';
import postThenGo from './post-then-go.island.tsx';
import { useSubaccountWords } from './use-subaccount-form.ts';

type LogInAsProps = {
  readonly customerId: number;
  readonly name: string;
  readonly context: WholesaleContext;
};

/** The button that begins to act in another account. */
export function LogInAs({ customerId, name, context }: LogInAsProps) {
  const words = useSubaccountWords();
  return (
    <Island
      of={postThenGo}
      props={{
        call: 'loginsubaccount',
        context,
        fields: { customer: String(customerId) },
        next: shopPath,
        refused: withSubaccountsFlash('notAllowed'),
        label: words.logInAs,
        named: words.logInAsNamed(name),
      }}
    />
  );
}
