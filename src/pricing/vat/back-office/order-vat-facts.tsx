import { countryLabel } from '#foundation/addresses/rules/countries.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { VatExemption } from '../rules/vat-exemption.ts';

/** Why an order has no VAT, with all that an audit asks for. */
export function OrderVatFacts({ vat }: { vat: VatExemption }) {
  const { staffVat, locale } = useBackOfficeWords();
  const { onOrder: words, sources, noConsultation } = staffVat;
  const facts = [
    [words.number, vat.number],
    [words.destination, countryLabel(vat.country, locale)],
    [words.checked, formatDateTime(vat.checkedAt, locale)],
    [words.source, sources[vat.source]],
    [words.consultation, vat.consultationNumber ?? noConsultation],
  ] as const;
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>
        {words.exempt}. {words.reverseCharge}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
