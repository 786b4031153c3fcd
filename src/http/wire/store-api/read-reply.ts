import type { CachedAnswer } from './cached-answers.ts';

/** What is told, in the form that is kept; `total` counts what there is beyond this page as well. */
export function answerOf(value: unknown, total = 0): CachedAnswer {
  return { body: JSON.stringify(value), total };
}

/** The reply to a question that changes nothing. */
export function readReply(answer: CachedAnswer, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(answer.body, {
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  });
}
