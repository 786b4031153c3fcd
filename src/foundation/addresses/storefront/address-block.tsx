import type { Address } from '../rules/address.ts';
import { addressLines } from '../rules/address-lines.ts';
import styles from './address-block.module.css';

export type AddressBlockProps = {
  /** empty where a heading stands above it already */
  readonly title: string;
  readonly address: Address & { readonly email?: string };
  readonly locale: 'it' | 'en';
};

/** An address as it is written on a label, with how to reach who lives there. */
export function AddressBlock({ title, address, locale }: AddressBlockProps) {
  return (
    <section className={styles.block}>
      {title === '' ? null : <h3>{title}</h3>}
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
