type Email = {
  readonly from?: string;
  readonly to?: string;
  readonly answers?: string;
  readonly id?: string;
  readonly heads?: readonly string[];
  readonly text?: string;
};

let count = 0;
/** An email of a customer as it comes over the line, each with a number of its own. */
export function anInboundEmail(of: Email): string {
  count += 1;
  return [
    `From: ${of.from ?? 'mario@example.test'}`,
    `To: ${of.to ?? 'info@shop.test'}`,
    'Subject: Re: il mio ordine',
    `Message-ID: <${of.id ?? `n${count}@example.test`}>`,
    ...(of.answers ? [`In-Reply-To: <${of.answers}>`] : []),
    ...(of.heads ?? []),
    '',
    of.text ?? 'Quando arriva?\r\n\r\nIl 26/11/2026 10:12, Pistone ha scritto:\r\n> Grazie',
  ].join('\r\n');
}
