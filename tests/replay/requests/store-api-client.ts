import type { Answer } from '../answers/ask-shop.ts';
import type { Visitor } from '../visitors/visitor.ts';

const base = '/wp-json/wc/store/v1';

/** A client of the API that keeps its newest nonce. */
export async function aClient(visitor: Visitor) {
  let nonce = (await visitor.get(`${base}/cart`)).header('nonce');
  return async (
    method: string,
    path: string,
    body: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const answer =
      method === 'GET'
        ? await visitor.get(base + path, { nonce, ...headers })
        : await visitor.json(method, base + path, body, { nonce, ...headers });
    nonce = answer.header('nonce') || nonce;
    return answer;
  };
}

/** Where an order goes, as the API takes it. */
export const address = {
  first_name: 'Anna',
  last_name: 'Bianchi',
  country: 'IT',
  address_1: 'Via Emilia 100',
  city: 'Modena',
  state: 'MO',
  postcode: '41121',
  phone: '+39 059 123456',
};

/** The key of a line of the cart that an answer holds. */
export const keyIn = (answer: Answer, at = 0): string => JSON.parse(answer.text).items?.[at]?.key ?? '';
