import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadAction, uploadPath } from '#catalogue/media/rules/upload-form.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { findSession } from '#foundation/services/sessions.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import { aPriceList } from './a-price-list.ts';
import type { TestShop } from './a-shop.ts';
import { logInAs } from './log-in-as.ts';

export type UploadedFile = { readonly name: string; readonly type?: string; readonly bytes: Uint8Array };

/** Somebody of the staff who adds pictures to products, and a look at what is kept of them. */
export async function aPictureUploader(shop: TestShop) {
  const list = await aPriceList(shop.db, { slug: 'al-dettaglio-2' });
  const retail = { priceListId: list.id, kind: 'retail' } as const;
  const staff = aBrowser(shop);
  const { customerId } = await logInAs(staff, shop, retail);
  await shop.db.updateTable('customers').set({ staff_role: 'clerk' }).where('id', '=', customerId).execute();
  const shopper = aBrowser(shop);
  await logInAs(shopper, shop, retail);

  async function nonceOf(browser: TestBrowser, action = uploadAction): Promise<string> {
    const token = browser.cookies.get(shop.sessionCookie) ?? '';
    const session = await findSession(shop.db, token, shop.clock.now());
    const owner = () => String(session?.id ?? '');
    return createNonces({ secret: shop.secret, owner, now: shop.clock.now }).make(action);
  }
  const headersOf = (browser: TestBrowser) => ({
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    origin: shop.shopUrl,
  });

  return {
    staff,
    shopper,
    nonceOf,
    headersOf,
    /** Sends files as the page of a product's pictures does; `plain` as a browser without scripts. */
    async send(
      productId: number,
      files: readonly UploadedFile[],
      how: { by?: TestBrowser; nonce?: string; plain?: boolean } = {},
    ): Promise<Response> {
      const { by = staff, plain = false } = how;
      const form = new FormData();
      form.set('security', how.nonce ?? (await nonceOf(by)));
      for (const { name, type = 'image/jpeg', bytes } of files) {
        form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name);
      }
      const headers = { ...headersOf(by), ...(plain ? {} : { accept: 'application/json' }) };
      return shop.fetch(uploadPath(productId), { method: 'POST', body: form, headers });
    },
    /** every file that is kept, served or not */
    async everyFile(): Promise<readonly string[]> {
      const entries = await Promise.all(
        [shop.mediaFolder, shop.originalsFolder].map((folder) =>
          readdir(folder, { recursive: true, withFileTypes: true }),
        ),
      );
      return entries
        .flat()
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    },
    gallery: (productId: number) =>
      shop.db
        .selectFrom('product_images as g')
        .innerJoin('images as i', 'i.id', 'g.image_id')
        .selectAll('i')
        .where('g.product_id', '=', productId)
        .orderBy('g.position')
        .execute(),
  };
}

export type PictureUploader = Awaited<ReturnType<typeof aPictureUploader>>;
