import { callVies, isLasting } from './call-vies.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { RegisterAnswer, RegisterQuestion, VatRegister } from './vat-register.ts';

export type ViesOptions = {
  /** of the REST service, without a final slash */
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  /** for one call, and for all calls of a question together, in milliseconds */
  readonly callMs?: number;
  readonly questionMs?: number;
  readonly attempts?: number;
  /** before the second call; doubled for each one after */
  readonly pauseMs?: number;
  /** for so long a member state that did not answer is left alone */
  readonly restMs?: number;
  readonly atOnce?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** between 0 and 1 */
  readonly chance?: () => number;
};

const unknown = (fault: string): RegisterAnswer => ({ answer: 'unknown', fault });

/**
 * The register of the Commission by its REST protocol. A question is one answer within a bounded time: calls that fail for a moment are made
 * retried after a growing pause, the same number asked twice at once is asked once, and a member state that is away is left alone for a while.
 */
export function createViesRegister(options: ViesOptions): VatRegister {
  const { clock, log, attempts = 3, pauseMs = 250, restMs = 30_000, atOnce = 16 } = options;
  const { wait = waitFor, chance = Math.random, callMs = 2500, questionMs = 6000 } = options;
  const timeout = options.timeout ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const underWay = new Map<string, Promise<RegisterAnswer>>();
  const restsUntil = new Map<string, number>();

  async function askInTime(question: RegisterQuestion): Promise<RegisterAnswer> {
    const inTime = timeout(questionMs);
    let asked = question;
    let fault = 'TIMEOUT';
    for (let attempt = 0; attempt < attempts && !inTime.aborted; attempt += 1) {
      if (attempt > 0) await wait(pauseMs * 2 ** (attempt - 1) * (0.5 + chance()), inTime);
      if (inTime.aborted) break;
      const answer = await callVies(options.url, asked, AbortSignal.any([inTime, timeout(callMs)]));
      if (answer.answer !== 'unknown') return answer;
      fault = answer.fault;
      if (fault === 'INVALID_REQUESTER_INFO' && asked.requester) {
        log.warn(
          {},
          "the VAT register does not know the shop's own number: answers come without a consultation number",
        );
        asked = { ...asked, requester: null };
      } else if (isLasting(fault)) break;
    }
    return unknown(fault);
  }

  async function ask(question: RegisterQuestion): Promise<RegisterAnswer> {
    const { prefix } = question;
    if ((restsUntil.get(prefix) ?? 0) > clock.now().getTime()) return unknown('RESTING');
    if (underWay.size >= atOnce) return unknown('TOO_MANY_AT_ONCE');
    const answer = await askInTime(question);
    if (answer.answer === 'unknown') {
      restsUntil.set(prefix, clock.now().getTime() + restMs);
      log.warn({ memberState: prefix, fault: answer.fault }, 'the VAT register gave no answer');
    } else restsUntil.delete(prefix);
    return answer;
  }

  return {
    ask(question) {
      const { prefix, number, requester } = question;
      const key = `${prefix}${number} ${requester ? requester.prefix + requester.number : ''}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const asking = ask(question)
        .catch((error: unknown) => {
          log.error({ err: error }, 'the VAT register could not be asked');
          return unknown('FAILED');
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, asking);
      return asking;
    },
  };
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
