import type { ProviderEnvironment } from '#foundation/payment-provider/rules/provider-connection.ts';

/** What a form of the page is about. */
export function FormFacts(props: {
  readonly nonce: string;
  readonly provider: string;
  readonly environment: ProviderEnvironment;
}) {
  return (
    <>
      <input type="hidden" name="_wpnonce" value={props.nonce} readOnly />
      <input type="hidden" name="provider" value={props.provider} readOnly />
      <input type="hidden" name="environment" value={props.environment} readOnly />
    </>
  );
}
