import { expect, it } from 'vitest';
import { checkInquiry, checkMessage, readInquiry } from './inquiry.ts';

const inquiry = { title: 'Turbina', message: 'È disponibile?', type: 'inquiry', vendor: '' };

it('[CONV-08] an inquiry whose title or message is blank is not sent', () => {
  expect(checkInquiry(readInquiry(inquiry))).toEqual([]);
  expect(checkInquiry(readInquiry({ ...inquiry, title: ' \t\n ' }))).toEqual(['title-missing']);
  expect(checkInquiry(readInquiry({ ...inquiry, message: '\r\n \r\n' }))).toEqual(['message-missing']);
  expect(checkInquiry(readInquiry({}))).toEqual(['title-missing', 'message-missing']);
});

it('[CONV-03] a blank message is not sent', () => {
  expect([checkMessage('Grazie'), checkMessage('')]).toEqual([[], ['message-missing']]);
});

it('a title and a message have an end', () => {
  expect(checkInquiry({ title: 'x'.repeat(200), message: 'y'.repeat(5000) })).toEqual([]);
  expect(checkInquiry({ title: 'x'.repeat(201), message: 'y'.repeat(5001) })).toEqual([
    'title-too-long',
    'message-too-long',
  ]);
});

it('[CONV-06] an inquiry is read with title, message, type and vendor; lines stay lines', () => {
  const typed = { title: '  Una \n turbina ', message: ' prima\r\nseconda ', type: 'quote', vendor: ' 3 ' };
  const read = { title: 'Una turbina', message: 'prima\nseconda', type: 'quote', vendor: '3' };
  expect(readInquiry(typed)).toEqual(read);
  expect(readInquiry({ ...inquiry, type: 'complaint' }).type).toBe('message');
});
