import type { ConnectionProblem } from '#foundation/payment-provider/rules/provider-connection.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProviderPanel, ProvidersOutcome } from '../../rules/provider-page.ts';

/** The sentences of the page of payment providers. */
export function useProviderSentences(panels: readonly ProviderPanel[]) {
  const { staffProviders: words, backOffice } = useBackOfficeWords();
  const nameOf = (code: string) => panels.find((panel) => panel.code === code)?.name ?? code;

  function problem(name: string, { code, issue }: ConnectionProblem): string {
    const sentence = words.problems[code](name);
    return issue === '' ? sentence : `${sentence} ${words.issue(issue)}`;
  }

  /** What became of a form; null where the fields themselves say it. */
  function outcome(of: ProvidersOutcome): { readonly isGood: boolean; readonly sentence: string } | null {
    if (!('code' in of)) {
      const sentence = of.kind === 'expired' ? backOffice.forms.expired : words.refusals.unknown;
      return { isGood: false, sentence };
    }
    const name = nameOf(of.code);
    const environment = words.environments[of.environment].toLowerCase();
    const bad = (...parts: readonly string[]) => ({ isGood: false, sentence: parts.join(' ') });
    const good = (sentence: string) => ({ isGood: true, sentence });
    switch (of.kind) {
      case 'wrong':
        return null;
      case 'configured':
        return bad(words.refusals.configured(name));
      case 'no-credentials':
        return bad(words.refusals['no-credentials'](name, environment));
      case 'not-reachable':
        return bad(words.refusals['not-reachable']);
      case 'not-activated':
        return bad(words.refusals.activation, problem(name, of.problem));
      case 'webhook-refused':
        return bad(words.refusals.webhook, problem(name, of.problem));
      case 'saved':
        return of.problem
          ? bad(words.savedBut, problem(name, of.problem))
          : good(words.done.saved(name, environment));
      case 'tried':
        return of.problem ? bad(problem(name, of.problem)) : good(words.done.tried(name, environment));
      case 'webhook':
        return good(of.found ? words.done.webhookFound(name) : words.done.webhook(name));
      case 'forgotten':
        return good(words.done.forgotten);
      case 'on':
        return good(words.done.on[of.environment](name));
      case 'off':
        return good(words.done.off(name));
    }
  }

  return { words, problem, outcome };
}
