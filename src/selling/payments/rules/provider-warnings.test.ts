import { expect, it } from 'vitest';
import type { ProviderPane } from './provider-page.ts';
import { providerWarnings } from './provider-warnings.ts';

const pane = (environment: ProviderPane['environment'], given: Partial<ProviderPane> = {}): ProviderPane => ({
  environment,
  credentials: [],
  savedAt: null,
  isLost: false,
  variables: [],
  tried: null,
  webhook: 'missing',
  lastNotice: null,
  ...given,
});
const stored = { savedAt: '2026-03-02T09:00:00.000Z', webhook: 'made' } as const;
const on = { isOn: true, isReachable: true } as const;

it('a provider that takes live money and hears of it gives no warning', () => {
  const panes = [pane('sandbox'), pane('live', stored)];
  expect(providerWarnings({ ...on, environment: 'live', panes })).toEqual([]);
});

it('a provider that is off gives none, whatever is missing', () => {
  const panes = [pane('sandbox'), pane('live')];
  expect(providerWarnings({ ...on, isOn: false, environment: 'sandbox', panes })).toEqual([]);
});

it('selling in the sandbox is said, and whether live credentials are missing', () => {
  const playing = { ...on, environment: 'sandbox' } as const;
  expect(providerWarnings({ ...playing, panes: [pane('sandbox', stored), pane('live')] })).toEqual([
    'live-missing',
  ]);
  expect(providerWarnings({ ...playing, panes: [pane('sandbox', stored), pane('live', stored)] })).toEqual([
    'sandbox-sells',
  ]);
});

it('an active environment without credentials, without its key or without notices is said', () => {
  const live = { ...on, environment: 'live' } as const;
  expect(providerWarnings({ ...live, panes: [pane('live')] })).toEqual(['nothing-active']);
  expect(providerWarnings({ ...live, panes: [pane('live', { ...stored, isLost: true })] })).toEqual([
    'key-lost',
    'nothing-active',
  ]);
  expect(providerWarnings({ ...live, panes: [pane('live', { ...stored, webhook: 'missing' })] })).toEqual([
    'no-webhook',
  ]);
});

it('an active provider that refused the credentials when they were tried last is said', () => {
  const tried = { at: '2026-03-02T09:00:00.000Z', problem: { code: 'credentials', issue: '' } } as const;
  const panes = [pane('live', { ...stored, tried })];
  expect(providerWarnings({ ...on, environment: 'live', panes })).toEqual(['failed-try']);
});

it('a webhook is not asked for where the provider cannot reach the shop, nor where payments name the address', () => {
  const live = { isOn: true, environment: 'live' } as const;
  const without = pane('live', { ...stored, webhook: 'missing' });
  expect(providerWarnings({ ...live, isReachable: false, panes: [without] })).toEqual([]);
  const named = pane('live', { ...stored, webhook: null });
  expect(providerWarnings({ ...live, isReachable: true, panes: [named] })).toEqual([]);
});
