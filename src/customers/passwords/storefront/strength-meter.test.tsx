import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { passwords } from '#messages/it/passwords.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

test('[PWD-11] the meter announces its label, and shows the hint beside a weak password alone', () => {
  const weak = renderToStaticMarkup(<StrengthMeter score={1} words={passwords} />);
  expect(weak).toMatch(/role="status"[^>]*>Debole - Inserisci una password più sicura\.</);
  expect(weak).toContain('Suggerimento: la password');
  expect(renderToStaticMarkup(<StrengthMeter score={4} words={passwords} />)).not.toContain('Suggerimento');
});

test('[PWD-03] nothing typed, no meter; without scripts a plain field, and no button that would do nothing', () => {
  const html = renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <NewPasswordField id="p" name="p" label="Password" />
    </WordsContext>,
  );
  expect(html).toContain('type="password"');
  expect(html).not.toContain('data-strength');
  expect(html).not.toContain('<button');
});
