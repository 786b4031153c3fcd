import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

/** The lists of what programs connect by: their keys, and what they are told. */
export function ConnectionTabs({ shown }: { readonly shown: 'api-keys' | 'webhooks' }) {
  const { apiKeys, webhooks } = useBackOfficeWords();
  return (
    <StaffTabs
      label={apiKeys.connected}
      tabs={[
        { path: '/staff/api-keys/', name: apiKeys.title, count: null, isShown: shown === 'api-keys' },
        {
          path: '/staff/api-keys/webhooks/',
          name: webhooks.title,
          count: null,
          isShown: shown === 'webhooks',
        },
      ]}
    />
  );
}
