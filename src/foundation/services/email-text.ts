import { compile, type HtmlToTextOptions } from 'html-to-text';

// What an email is as text: as wide as clients for plain text show it, headings as they were written, tables of figures in columns.
const WIDTH = 76;
const widest = 46;

const options: HtmlToTextOptions = {
  wordwrap: WIDTH,
  // Written texts keep their line breaks.
  preserveNewlines: true,
  selectors: [
    { selector: 'head', format: 'skip' },
    ...['h1', 'h2', 'h3'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    // Addresses stand free: a bracket behind one is easily taken for part of it.
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    {
      selector: 'table.figures',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: widest, colSpacing: 2, rowSpacing: 0 },
    },
    { selector: 'p.below', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'img', format: 'skip' },
  ],
};

const convert = compile(options);

/** An email for clients that show no HTML: the same words in the same order, made of its HTML. */
export function emailText(html: string): string {
  return `${convert(html).trim()}\n`;
}
