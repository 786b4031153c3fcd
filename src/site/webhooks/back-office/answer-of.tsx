import type { PeerProblem } from '#foundation/services/peer-client.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DeliveryState } from '../server/list-deliveries.ts';

export const deliveryTones = {
  waiting: 'plain',
  delivered: 'green',
  failed: 'amber',
} as const satisfies Record<DeliveryState, string>;

/** What came back from a try: a status, or why nothing did. */
export function AnswerOf({
  status,
  problem,
}: {
  readonly status: number | null;
  readonly problem: PeerProblem | null;
}) {
  const { webhooks: words } = useBackOfficeWords();
  if (status !== null) return status >= 300 && status < 400 ? words.redirects(status) : String(status);
  return problem === null ? '–' : words.peerProblems[problem];
}
