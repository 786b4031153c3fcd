import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { KnownVat } from '../rules/known-vat.ts';
import styles from './known-vat-line.module.css';

const tones: Readonly<Record<KnownVat['answer'], BadgeTone>> = {
  valid: 'green',
  invalid: 'sale',
  unknown: 'amber',
  'not-asked': 'amber',
};

/** What is known of a VAT number: the answer, who gave it, when, and whose number it is. */
export function KnownVatLine({ vat }: { readonly vat: KnownVat }) {
  const { staffVat, locale } = useBackOfficeWords();
  const words = staffVat.known;
  const rows = [
    vat.source === null ? '' : words.source[vat.source],
    vat.at === null ? '' : formatDateTime(vat.at, locale),
    vat.name,
    vat.consultationNumber === '' ? '' : words.consultation(vat.consultationNumber),
  ].filter((part) => part !== '');
  return (
    <span className={styles.vat}>
      <Badge tone={tones[vat.answer]}>{words.answers[vat.answer]}</Badge>
      <small>{rows.join(' · ')}</small>
    </span>
  );
}
