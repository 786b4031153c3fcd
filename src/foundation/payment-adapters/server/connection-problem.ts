import type { ProviderFault } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { ConnectionProblem } from '#foundation/payment-provider/rules/provider-connection.ts';

/** What is wrong with a connection, by the provider's answer; `unknown` are its words for credentials that it does not know. */
export function connectionProblem(
  { kind, issue }: ProviderFault,
  unknown: readonly string[],
): ConnectionProblem {
  if (unknown.includes(issue)) return { code: 'credentials', issue };
  if (issue === 'TIMEOUT' || issue === 'UNREACHABLE') return { code: 'network', issue };
  if (issue === 'STATUS_403') return { code: 'forbidden', issue };
  return { code: kind === 'unanswered' ? 'busy' : 'unexpected', issue };
}
