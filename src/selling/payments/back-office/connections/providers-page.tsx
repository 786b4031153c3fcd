import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import type { ProvidersPage as Page, ProvidersOutcome } from '../../rules/provider-page.ts';
import { ProviderPanelView } from './provider-panel-view.tsx';
import { useProviderSentences } from './use-provider-sentences.ts';

export type ProvidersPageProps = { readonly page: Page; readonly outcome: ProvidersOutcome | null };

/** Every payment provider: its credentials, whether it takes payments, and whether the shop hears of them. */
export function ProvidersPage({ page, outcome }: ProvidersPageProps) {
  const { words, outcome: said } = useProviderSentences(page.panels);
  const about = outcome && 'code' in outcome ? outcome : null;
  const result = outcome && said(outcome);
  const notice = result ? (
    <Notice kind={result.isGood ? 'success' : 'error'}>{result.sentence}</Notice>
  ) : null;
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {about ? null : notice}
      {page.isReachable ? null : <Notice kind="warning">{words.notReachable(page.shopUrl)}</Notice>}
      {page.panels.map((panel) => (
        <ProviderPanelView
          key={panel.code}
          panel={panel}
          nonce={page.nonce}
          now={page.now}
          notice={about?.code === panel.code ? notice : null}
          wrong={about?.kind === 'wrong' && about.code === panel.code ? about : null}
        />
      ))}
    </>
  );
}
