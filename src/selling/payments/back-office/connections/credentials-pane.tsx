import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { ConfirmedDelete } from '#kit/ui/dialogs/confirmed-delete.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProviderPane, ProvidersOutcome, ShownCredential } from '../../rules/provider-page.ts';
import { FormFacts } from './form-facts.tsx';
import styles from './provider-panel.module.css';

export type CredentialsPaneProps = {
  readonly pane: ProviderPane;
  readonly provider: { readonly code: string; readonly name: string; readonly isConfigured: boolean };
  readonly nonce: string;
  readonly now: string;
  readonly wrong: Extract<ProvidersOutcome, { kind: 'wrong' }> | null;
};

/** The credentials of a provider in one environment, whether they work, and whether notices arrive. */
export function CredentialsPane({ pane, provider, nonce, now, wrong }: CredentialsPaneProps) {
  const { staffProviders: words, locale } = useBackOfficeWords();
  const { environment, credentials, savedAt } = pane;
  const { code, name, isConfigured } = provider;
  const path = `/staff/payment-providers/#${code}`;
  const what = `${name}, ${words.environments[environment]}`;
  const isThere = savedAt !== null || (isConfigured && credentials.some(({ isStored }) => isStored));
  const facts = <FormFacts nonce={nonce} provider={code} environment={environment} />;
  return (
    <section className={styles.pane} aria-labelledby={`${code}-name ${code}-${environment}`}>
      <div className={sheet.head}>
        <h3 id={`${code}-${environment}`}>{words.credentialsOf[environment]}</h3>
        <p className={sheet.hint}>
          {words.environmentHints[environment]}{' '}
          {savedAt
            ? `${words.savedOn(formatDateTime(savedAt, locale))}.`
            : isThere
              ? `${words.fromVariables}.`
              : null}
        </p>
      </div>
      {isConfigured ? (
        <StaffFacts
          facts={credentials.map((one) => [labelOf(words, code, one), readOnlyValue(words, one)])}
        />
      ) : (
        <form className={styles.fields} method="post" action={path} noValidate>
          {facts}
          {credentials
            .filter(({ origin }) => origin !== 'made')
            .map((one) => (
              <CredentialField
                key={one.name}
                credential={one}
                code={code}
                id={`${code}-${environment}-${one.name}`}
                typed={wrong?.typed[one.name]}
                error={wrong?.problems[one.name]}
              />
            ))}
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="save" kind="secondary" aria-label={words.saveOf(what)}>
              {words.save}
            </Button>
          </div>
        </form>
      )}
      {isThere ? (
        <>
          <StaffFacts facts={stateOf(words, code, pane, now, locale)} />
          <div className={sheet.buttons}>
            <form method="post" action={path}>
              {facts}
              <Button type="submit" name="action" value="try" kind="secondary" aria-label={words.tryOf(what)}>
                {words.tryNow}
              </Button>
            </form>
            {pane.webhook === null || isConfigured ? null : (
              <form method="post" action={path}>
                {facts}
                <Button
                  type="submit"
                  name="action"
                  value="webhook"
                  kind="secondary"
                  aria-label={`${words.makeWebhook[pane.webhook]}: ${what}`}
                >
                  {words.makeWebhook[pane.webhook]}
                </Button>
              </form>
            )}
            {isConfigured ? null : (
              <ConfirmedDelete
                id={`${code}-${environment}-delete`}
                path={path}
                action="action"
                words={{ open: words.forget, yes: words.forgetOf(what), no: words.forgetNo }}
                question={words.forgetQuestion}
                nonce={facts}
                looks={{ question: styles.question, answers: sheet.buttons }}
                onSubmit={() => undefined}
              />
            )}
          </div>
        </>
      ) : null}
    </section>
  );
}

type Words = ReturnType<typeof useBackOfficeWords>['staffProviders'];

const labelOf = (words: Words, code: string, { name }: Pick<ShownCredential, 'name'>) =>
  words.fields[code]?.[name]?.label ?? name;

function readOnlyValue(words: Words, { isStored, secret, value }: ShownCredential): string {
  if (!isStored) return words.notStored;
  if (!secret) return value;
  return value === '' ? words.stored : words.endsWith(value);
}

function stateOf(words: Words, code: string, pane: ProviderPane, now: string, locale: 'it' | 'en') {
  const { credentials, tried, webhook, lastNotice } = pane;
  const made = credentials.filter((one) => one.origin === 'made' && !one.secret && one.isStored);
  const at = (iso: string) => formatDateTime(iso, locale);
  const age = (iso: string) => words.ago(new Date(now).getTime() - new Date(iso).getTime());
  return [
    ...made.map((one) => [labelOf(words, code, one), one.value] as const),
    [
      words.facts.tried,
      tried ? (tried.problem ? words.triedBadly : words.triedWell)(at(tried.at)) : words.neverTried,
    ],
    [words.facts.webhook, words.webhooks[webhook ?? 'each-payment']],
    [
      words.facts.lastNotice,
      lastNotice ? words.noticeOf(lastNotice.event, at(lastNotice.at), age(lastNotice.at)) : words.noNotice,
    ],
  ] as const;
}

function CredentialField(props: {
  readonly credential: ShownCredential;
  readonly code: string;
  readonly id: string;
  readonly typed: string | undefined;
  readonly error: 'missing' | 'malformed' | 'other-account' | undefined;
}) {
  const { staffProviders: words } = useBackOfficeWords();
  const { credential, code, id, typed, error } = props;
  const { name, secret, origin, isOptional, isStored, value } = credential;
  const known = words.fields[code]?.[name];
  const keeps = origin === 'once' ? words.keepOnce : words.keepSecret(value);
  return (
    <TextField
      id={id}
      name={name}
      label={known?.label ?? name}
      optional={isOptional ? words.optional : ''}
      hint={isStored && secret ? keeps : (known?.hint ?? '')}
      error={error ? words.fieldProblems[error] : ''}
      type={secret ? 'password' : 'text'}
      defaultValue={secret ? '' : (typed ?? value)}
      autoComplete={secret ? 'new-password' : 'off'}
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}
