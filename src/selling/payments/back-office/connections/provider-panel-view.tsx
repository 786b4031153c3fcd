import type { ReactNode } from 'react';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProviderPanel, ProvidersOutcome } from '../../rules/provider-page.ts';
import { CredentialsPane } from './credentials-pane.tsx';
import { FormFacts } from './form-facts.tsx';
import styles from './provider-panel.module.css';

export type ProviderPanelProps = {
  readonly panel: ProviderPanel;
  readonly nonce: string;
  /** ISO 8601 */
  readonly now: string;
  /** what became of the form about it */
  readonly notice: ReactNode;
  readonly wrong: Extract<ProvidersOutcome, { kind: 'wrong' }> | null;
};

/** One payment provider: whether it takes payments and in which environment, and the credentials of both. */
export function ProviderPanelView({ panel, nonce, now, notice, wrong }: ProviderPanelProps) {
  const { staffProviders: words, locale } = useBackOfficeWords();
  const { code, name, isOn, environment, isConfigured, panes, lastForged, warnings } = panel;
  const state = isOn ? environment : 'off';
  const [variables = []] = panes.map((pane) => pane.variables);
  return (
    <section className={sheet.sheet} id={code} aria-labelledby={`${code}-name`}>
      <div className={sheet.heading}>
        <h2 id={`${code}-name`}>{name}</h2>
        <Badge tone={state === 'live' ? 'green' : state === 'sandbox' ? 'amber' : 'plain'}>
          {words.states[state]}
        </Badge>
      </div>
      {notice}
      <FormSummary
        problems={Object.entries(wrong?.problems ?? {}).map(([field, problem]) => ({
          id: `${code}-${wrong?.environment}-${field}`,
          sentence: `${words.fields[code]?.[field]?.label ?? field}: ${words.fieldProblems[problem]}`,
        }))}
      />
      {isConfigured ? <Notice>{words.variables(variables.join(', '))}</Notice> : null}
      {warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          {words.warnings[warning](name)}
        </Notice>
      ))}
      {lastForged ? <Notice>{words.forged(formatDateTime(lastForged, locale))}</Notice> : null}
      <div className={styles.panes}>
        {panes.map((pane) => (
          <CredentialsPane
            key={pane.environment}
            pane={pane}
            provider={{ code, name, isConfigured }}
            nonce={nonce}
            now={now}
            wrong={wrong?.environment === pane.environment ? wrong : null}
          />
        ))}
      </div>
      {isConfigured ? null : <Switches panel={panel} nonce={nonce} />}
    </section>
  );
}

function Switches({ panel, nonce }: Pick<ProviderPanelProps, 'panel' | 'nonce'>) {
  const { staffProviders: words } = useBackOfficeWords();
  const { code, name, isOn, environment, panes } = panel;
  const path = `/staff/payment-providers/#${code}`;
  const ready = panes.filter(({ savedAt, isLost }) => savedAt !== null && !isLost);
  const others = ready.filter((pane) => !isOn || pane.environment !== environment);
  return (
    <div className={styles.switches}>
      <h3>{words.switchHeading(name)}</h3>
      <p className={sheet.hint}>{isOn || ready.length > 0 ? words.switchHint : words.switchLater}</p>
      <div className={sheet.buttons}>
        {others.map((pane) => {
          const label = (isOn ? words.goOn : words.turnOn)[pane.environment];
          return (
            <form key={pane.environment} method="post" action={path}>
              <FormFacts nonce={nonce} provider={code} environment={pane.environment} />
              <Button
                type="submit"
                name="action"
                value="on"
                kind={pane.environment === 'live' ? 'primary' : 'secondary'}
                aria-label={`${label}: ${name}`}
              >
                {label}
              </Button>
            </form>
          );
        })}
        {isOn ? (
          <form method="post" action={path}>
            <FormFacts nonce={nonce} provider={code} environment={environment} />
            <Button type="submit" name="action" value="off" kind="quiet" aria-label={words.turnOffOf(name)}>
              {words.turnOff}
            </Button>
          </form>
        ) : null}
      </div>
    </div>
  );
}
