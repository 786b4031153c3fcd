import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { documentFonts, writingDirection } from '#foundation/services/document-fonts.ts';
import { typeset } from '#foundation/services/typeset.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { type DeliveryNote, noteName } from '../rules/delivery-note.ts';
import { deliveryNoteSource } from './delivery-note-source.ts';

/** The document of a delivery note, as it was issued; one that was cancelled says so across the page. */
export async function deliveryNotePdf(
  { settings }: Pick<RequestContext, 'settings'>,
  note: DeliveryNote,
): Promise<{ readonly name: string; readonly mediaType: string; readonly content: Uint8Array<ArrayBuffer> }> {
  const said = deliveryNoteData(settings, note);
  const { families, files } = documentFonts('standard', JSON.stringify(said));
  const pdf = await typeset({ source: deliveryNoteSource, data: { ...said, fonts: families }, fonts: files });
  return {
    name: `ddt-${note.year}-${note.number}.pdf`,
    mediaType: 'application/pdf',
    content: new Uint8Array(pdf),
  };
}

const directed = (text: string) => ({ text, rtl: writingDirection(text) === 'rtl' });
const kilograms = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 3 });

/** What the document says, written out: it is Italian law's, and in Italian. */
export function deliveryNoteData(settings: RequestContext['settings'], note: DeliveryNote) {
  const { staffDeliveryNotes } = staffMessagesFor('it');
  const { document: words, reasons } = staffDeliveryNotes;
  const { document } = note;
  const { weightGrams } = document;
  const facts = [
    [words.reason, reasons[document.reason]],
    [words.carrier, document.carriers.join(', ')],
    [words.packages, String(document.packages)],
    [words.weight, weightGrams === null ? '' : `${kilograms.format(weightGrams / 1000)} kg`],
    [words.appearance, document.appearance],
    [words.order, words.orderOf(document.orderNumber, writtenDay(document.orderedOn))],
    [words.trackings, document.trackings.join(', ')],
  ] as const;
  return {
    shop: settings.shop_name,
    title: words.title(noteName(note)),
    heading: words.heading,
    law: words.law,
    numbered: words.numbered(noteName(note), writtenDay(note.issuedOn)),
    sender: document.sender.map(directed),
    recipientWord: words.recipient,
    recipient: document.recipient.map(directed),
    destinationWord: words.destination,
    destination: (document.destination.length > 0 ? document.destination : [words.sameDestination]).map(
      directed,
    ),
    facts: facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })),
    heads: [words.code, words.description, words.unitHead, words.quantity],
    unit: words.unit,
    lines: document.lines.map((line) => ({
      sku: line.sku,
      name: directed(line.name),
      choices: line.choices,
      quantity: String(line.quantity),
    })),
    note: document.note,
    signatures: [words.signatures.sender, words.signatures.carrier, words.signatures.recipient],
    cancelledWord: words.cancelledWord,
    cancelled: note.cancelReason === '' ? '' : words.cancelled(note.cancelReason),
  };
}
