import pg from 'pg';
import { demoPictures } from '#demo/demo-pictures.ts';
import { loadDemoShop } from '#demo/load-demo-shop.ts';
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import { hashPassword } from '#foundation/services/passwords.ts';

/** What is left to print and to render: log-ins only on the first start, pictures for a demo shop only. */
export type FilledShop = {
  readonly logins: Awaited<ReturnType<typeof loadDemoShop>>;
  readonly pictures: readonly PictureSpec[];
};

type Found = { demoProducts: number | null; empty: boolean };

async function lookAround(connectionString: string): Promise<Found> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Found>(
      `select (select (value ->> 'products')::int from settings where key = 'demo_shop') as "demoProducts",
         not exists (select from products) and not exists (select from customers) as empty`,
    );
    return rows[0] ?? { demoProducts: null, empty: false };
  } finally {
    await client.end();
  }
}

/** Whether a database holds no shop yet: the next start makes the demo shop in it, or an empty one. */
export async function isUntouched(connectionString: string): Promise<boolean> {
  const { demoProducts, empty } = await lookAround(connectionString);
  return demoProducts === null && empty;
}

/** Fills a shop that is still empty with the demo shop; one that is in use stays as it is. */
export async function fillFirstShop(input: {
  connectionString: string;
  products: number;
  onFirstStart: () => void;
  onProgress: (sentence: string) => void;
}): Promise<FilledShop> {
  const { connectionString, products, onFirstStart, onProgress } = input;
  const before = await lookAround(connectionString);
  if (before.demoProducts !== null) {
    return { logins: [], pictures: demoPictures(before.demoProducts > 0) };
  }
  if (before.empty) onFirstStart();
  // The pictures are rendered when the shop is open: they take a minute.
  const logins = await loadDemoShop({
    connectionString,
    products,
    mediaDirectory: null,
    hashPassword,
    onProgress,
  });
  const { demoProducts } = await lookAround(connectionString);
  return { logins, pictures: demoProducts === null ? [] : demoPictures(demoProducts > 0) };
}
