import type { Address } from '#foundation/addresses/rules/address.ts';
import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';

export function MailAddress({ title, address, email }: { title: string; address: Address; email?: string }) {
  const lines = [...addressLines(address), address.phone, email ?? ''].filter((line) => line !== '');
  return (
    <td style={style.address}>
      <h2 style={style.subheading}>{title}</h2>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </td>
  );
}
