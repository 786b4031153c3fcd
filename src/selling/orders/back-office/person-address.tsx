import type { Address } from '#foundation/addresses/rules/address.ts';
import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

export type PersonAddressProps = {
  readonly title: string;
  readonly address: Address & { readonly email?: string };
};

/** An address for staff: the lines of the label, telephone and email. */
export function PersonAddress({ title, address }: PersonAddressProps) {
  const { locale } = useBackOfficeWords();
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {addressLines(address, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.phone === '' ? null : (
          <a href={`tel:${address.phone.replace(/[^\d+]/g, '')}`}>{address.phone}</a>
        )}
        {address.email ? <a href={`mailto:${address.email}`}>{address.email}</a> : null}
      </address>
    </section>
  );
}
