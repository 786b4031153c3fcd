import type { ProviderPane, ProviderPanel, ProviderWarning } from './provider-page.ts';

const isUsable = (pane: ProviderPane | undefined) =>
  pane !== undefined &&
  !pane.isLost &&
  (pane.savedAt !== null || pane.credentials.some(({ isStored }) => isStored));

/** What would keep a provider from taking money, or the shop from hearing of it. */
export function providerWarnings({
  isOn,
  environment,
  panes,
  isReachable,
}: Pick<ProviderPanel, 'isOn' | 'environment' | 'panes'> & {
  readonly isReachable: boolean;
}): readonly ProviderWarning[] {
  const active = panes.find((pane) => pane.environment === environment);
  const live = panes.find((pane) => pane.environment === 'live');
  const isPlaying = isOn && environment === 'sandbox';
  const found: readonly (readonly [ProviderWarning, boolean])[] = [
    ['key-lost', panes.some(({ isLost }) => isLost)],
    ['nothing-active', isOn && !isUsable(active)],
    ['live-missing', isPlaying && !isUsable(live)],
    ['sandbox-sells', isPlaying && isUsable(live)],
    ['failed-try', isOn && isUsable(active) && (active?.tried?.problem ?? null) !== null],
    ['no-webhook', isOn && isReachable && isUsable(active) && active?.webhook === 'missing'],
  ];
  return found.flatMap(([warning, holds]) => (holds ? [warning] : []));
}
