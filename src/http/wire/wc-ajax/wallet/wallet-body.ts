import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { SelectedProduct } from '#selling/wallet/server/selected-products.ts';

/** What was sent, as JSON or as a form: every value is a text, lists are read where they are meant (PAY-17). */
export type WalletBody = {
  /** '' where it was not sent */
  text(name: string): string;
  /** the checkout form inside `form_encoded` */
  form(): PostedFields;
  /** null where they are none, or what was sent is no list */
  products(): readonly SelectedProduct[] | null;
};

const longest = 100_000;
const most = 50;

/** Reads the body of a call; a list in a form is JSON in a field. */
export async function readWalletBody(request: Request): Promise<WalletBody> {
  const sent = await sentIn(request);
  const text = (name: string) => {
    const value = sent.get(name);
    if (typeof value === 'boolean') return value ? '1' : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '';
  };
  return {
    text,
    form: () => Object.fromEntries(new URLSearchParams(text('form_encoded'))),
    products() {
      const value = sent.get('products');
      return readProducts(typeof value === 'string' ? parsed(value) : value);
    },
  };
}

async function sentIn(request: Request): Promise<ReadonlyMap<string, unknown>> {
  if (request.method === 'GET') return new Map(new URL(request.url).searchParams);
  if ((request.headers.get('content-type') ?? '').includes('json')) {
    const json = parsed(await request.text());
    return new Map(typeof json === 'object' && json !== null ? Object.entries(json) : []);
  }
  const form = await request.formData().catch(() => new FormData());
  return new Map<string, unknown>(form);
}

function readProducts(value: unknown): readonly SelectedProduct[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return null;
  const products = value.map(readProduct);
  return products.every((one) => one !== null) ? products : null;
}

function readProduct(value: unknown): SelectedProduct | null {
  if (typeof value !== 'object' || value === null) return null;
  const id = wholeIn(Reflect.get(value, 'id'));
  const quantity = wholeIn(Reflect.get(value, 'quantity') ?? 1);
  const variations: unknown = Reflect.get(value, 'variations');
  if (id === null || quantity === null) return null;
  const chosen = (Array.isArray(variations) ? variations : []).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const [name, choice]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'value')];
    return typeof name === 'string' && typeof choice === 'string' ? [[name, choice] as const] : [];
  });
  return { productId: id, quantity, attributes: Object.fromEntries(chosen) };
}

function wholeIn(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
