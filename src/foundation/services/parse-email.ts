import { compile } from 'html-to-text';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';

export type EmailFile = {
  readonly name: string;
  readonly content: Uint8Array;
  /** shown within the text, as logos of signatures are */
  readonly isInline: boolean;
};

/** An email that has come, as far as the shop reads it. */
export type ParsedEmail = {
  /** without angle brackets; '' for none */
  readonly messageId: string;
  /** in small letters; '' where it says nothing */
  readonly from: string;
  readonly fromName: string;
  /** every address that it was sent to, in small letters */
  readonly to: readonly string[];
  readonly subject: string;
  readonly sentAt: Date | null;
  /** the Message-IDs of the emails before it, the one that it answers first */
  readonly answers: readonly string[];
  /** heads by their names in small letters */
  readonly heads: ReadonlyMap<string, string>;
  /** as text, with all that it quotes */
  readonly text: string;
  readonly files: readonly EmailFile[];
};

const LONGEST_SUBJECT = 300;
const LONGEST_NAME = 200;
const LONGEST_TEXT = 200_000;
const LONGEST_HTML = 2_000_000;
const MOST_REFERENCES = 50;

// Nothing of the markup is shown: its words are, with line breaks, and without pictures and addresses of links.
const toText = compile({
  wordwrap: false,
  selectors: [
    ...['img', 'style', 'script', 'title'].map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'blockquote', format: 'blockquote' },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  limits: { maxInputLength: LONGEST_HTML },
});

/** Reads an email; null where nothing of it can be read. */
export async function parseEmail(source: Buffer): Promise<ParsedEmail | null> {
  const read = await simpleParser(source, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: LONGEST_HTML,
  }).catch(() => null);
  if (!read || read.headers.size === 0) return null;
  const sender = addressesIn(read.from)[0];
  const from = sender?.address ?? '';
  const heads = headsOf(read, from);
  return {
    messageId: (read.messageId ?? '').replace(/^<|>$/g, '').slice(0, LONGEST_SUBJECT),
    from,
    fromName: oneLine(sender?.name ?? '').slice(0, LONGEST_NAME),
    to: [read.to, read.cc, read.bcc, ...deliveredTo(read)]
      .flatMap((one) => addressesIn(one))
      .map(({ address }) => address),
    subject: oneLine(read.subject ?? '').slice(0, LONGEST_SUBJECT),
    sentAt: dateIn(heads.get('date')),
    answers: [read.inReplyTo ?? '', ...[read.references ?? []].flat().toReversed()]
      .flatMap((ids) => ids.split(/\s+/))
      .map((one) => one.replace(/^<|>$/g, ''))
      .filter((one, at, all) => one !== '' && all.indexOf(one) === at)
      .slice(0, MOST_REFERENCES),
    heads,
    text: textOf(read),
    files: read.attachments
      // An email that is attached is no file for the shop, and neither are invitations and signatures of encryption.
      .map(({ filename, content, contentDisposition, related }) => ({
        name: oneLine(filename ?? ''),
        content,
        isInline: related || contentDisposition === 'inline',
      })),
  };
}

/** Characters that the database cannot store, and those that turn the direction of a line, are left out. */
const clean = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) =>
    sign === '\n' || sign === '\t' ? sign : '',
  );
const oneLine = (text: string) => clean(text.replace(/\s+/g, ' ')).trim();

function textOf({ text, html }: ParsedMail): string {
  const plain = (text ?? '').trim();
  const shown = plain !== '' || !html ? plain : htmlText(html);
  return clean(shown.replace(/\r\n?/g, '\n')).trim().slice(0, LONGEST_TEXT);
}

function htmlText(html: string): string {
  try {
    return toText(html);
  } catch {
    return html.replace(/<[^>]*>/g, ' ');
  }
}

function headsOf({ headerLines }: ParsedMail, from: string): ReadonlyMap<string, string> {
  const heads = new Map<string, string>([['from-address', from]]);
  for (const { key, line } of headerLines) {
    const said = line
      .slice(line.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim();
    if (!heads.has(key)) heads.set(key, said);
  }
  return heads;
}

/** Where mail servers say whom an email was delivered to, behind aliases too. */
const deliveredTo = ({ headerLines }: ParsedMail) =>
  headerLines
    .filter(({ key }) => key === 'delivered-to' || key === 'x-original-to' || key === 'envelope-to')
    .map(({ line }) => line.slice(line.indexOf(':') + 1));

/** The library takes the current time for a date that cannot be read. */
function dateIn(text: string | undefined): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

type Address = { readonly address: string; readonly name: string };

function addressesIn(
  given: AddressObject | readonly AddressObject[] | string | undefined,
): readonly Address[] {
  if (given === undefined) return [];
  if (typeof given === 'string') {
    const found = /[^\s<>,;]+@[^\s<>,;]+/.exec(given)?.[0];
    return found === undefined ? [] : [{ address: found.toLowerCase(), name: '' }];
  }
  return [given]
    .flat()
    .flatMap(({ value }: AddressObject) =>
      value
        .flatMap((one) => one.group ?? [one])
        .flatMap(({ address = '', name }) =>
          address.includes('@')
            ? { address: oneLine(address).toLowerCase().slice(0, LONGEST_SUBJECT), name }
            : [],
        ),
    );
}
