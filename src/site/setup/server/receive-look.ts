import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandProblem, MakeBrandResult } from '#catalogue/media/server/make-brand-files.ts';
import { prepareBrand } from '#catalogue/media/server/prepare-picture.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReceivedFile } from '#foundation/services/receive-upload.ts';
import type { BrandKind } from '#foundation/settings/rules/shop-brand.ts';
import { setUpAction } from '../rules/set-up-steps.ts';
import { brandFields, MAX_BRAND_BYTES } from '../rules/steps/look-step.ts';

const RANDOM_BYTES = 10;

/**
 * Receives the form of a step with its files: a logo or an icon is made and stored, and the form says under which name, or why not. Files of
 * earlier ones stay, because emails point to them.
 */
export function receiveLook(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  return receiveFormWithFiles(ctx, request, {
    maxBytes: MAX_BRAND_BYTES,
    mayCome: (sent) => ctx.nonces.check(setUpAction, sent.get('_wpnonce') ?? ''),
    store: async (file) => {
      const kind = (['logo', 'icon'] as const).find((one) => file.field === brandFields[one].file);
      if (!kind || (file.problem === 'empty' && file.name === '')) return {};
      const made = await storeBrand(ctx, kind, file);
      return made.ok
        ? { [brandFields[kind].name]: made.name }
        : { [brandFields[kind].problem]: made.problem };
    },
  });
}

async function storeBrand(
  { mediaFiles, log }: RequestContext,
  kind: BrandKind,
  file: ReceivedFile,
): Promise<MakeBrandResult | { readonly ok: false; readonly problem: BrandProblem | 'busy' }> {
  if (file.problem !== null) return { ok: false, problem: file.problem };
  const folder = await mediaFiles.workFolder();
  try {
    const random = randomBytes(RANDOM_BYTES).toString('hex');
    const made = await prepareBrand({ upload: file.path, folder, kind, random });
    if (made === null) return { ok: false, problem: 'busy' };
    if (made.ok) for (const name of await readdir(folder)) await mediaFiles.put(join(folder, name), name);
    return made;
  } catch (error) {
    log.error({ err: error, kind }, 'a picture of the shop was not stored');
    return { ok: false, problem: 'not-stored' };
  } finally {
    await mediaFiles.discard(folder);
  }
}
