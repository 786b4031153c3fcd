import { describe, expect, it } from 'vitest';
import { readAjaxAnswer } from './read-ajax-answer.ts';

describe('an answer of the generic ajax endpoint', () => {
  it.each([
    ['1', { success: true, data: null }],
    ['1\n', { success: true, data: null }],
    ['{"success":true}', { success: true, data: null }],
    ['{"success":true,"data":{"7":4}}', { success: true, data: { 7: 4 } }],
  ])('[WIRE-06] %j is a success', (text, answer) => {
    expect(readAjaxAnswer(text)).toEqual(answer);
  });

  it.each([
    ['{"success":false,"data":"No."}', 'No.'],
    ['{"data":"No."}', 'No.'],
    ['{}', null],
    // Only `true` is success, no other truthy value.
    ['{"success":1,"data":2}', 2],
    ['{"success":"true"}', null],
    ['["success"]', null],
    ['null', null],
    ['0', null],
    ['-1', null],
    ['11', null],
    ['', null],
    ['success', null],
    ['<p>1</p>', null],
  ])('[WIRE-06] %j is a failure: its success is false or missing', (text, data) => {
    expect(readAjaxAnswer(text)).toEqual({ success: false, data });
  });
});
