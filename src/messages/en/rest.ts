import type { RestMessages } from '../it/rest.ts';

export const rest: RestMessages = {
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  fetch_error: 'You are probably offline.',
};
