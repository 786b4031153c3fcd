import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setPageWords } from '#messages/page-words.ts';

async function hydrate(): Promise<void> {
  if (document.documentElement.lang === 'en') {
    setPageWords((await import('#messages/en/storefront.ts')).storefront);
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void hydrate();
