import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileTypeOf, TELLING_BYTES } from '#foundation/private-files/rules/sent-file.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReceivedFile } from '#foundation/services/receive-upload.ts';
import { noticeFileName, noticeLocales } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import {
  guaranteeNoticeAction,
  LEAST_NOTICE_WIDTH,
  MAX_NOTICE_BYTES,
  type NoticeFileProblem,
  noticeFields,
} from '../rules/notice-form.ts';
import { pictureSize } from '../rules/picture-size.ts';

/** Receives the form of the notice with its files: each is stored byte for byte, and the form says under which name, or why not. */
export function receiveNotice(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  return receiveFormWithFiles(ctx, request, {
    maxBytes: MAX_NOTICE_BYTES,
    mayCome: (sent) => ctx.nonces.check(guaranteeNoticeAction, sent.get('_wpnonce') ?? ''),
    store: async (file): Promise<Readonly<Record<string, string>>> => {
      const lang = noticeLocales.find((one) => noticeFields(one).file === file.field);
      if (!lang || (file.problem === 'empty' && file.name === '')) return {};
      const stored = await storeNotice(ctx, file);
      const { name, problem } = noticeFields(lang);
      return stored.ok ? { [name]: stored.name } : { [problem]: stored.problem };
    },
  });
}

type StoredNotice =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly problem: NoticeFileProblem };

async function storeNotice(
  { mediaFiles, log }: Pick<RequestContext, 'mediaFiles' | 'log'>,
  { path, problem }: ReceivedFile,
): Promise<StoredNotice> {
  const refuse = (why: NoticeFileProblem): StoredNotice => ({ ok: false, problem: why });
  if (problem !== null) return refuse(problem);
  const content = await readFile(path);
  const type = fileTypeOf(content.subarray(0, TELLING_BYTES), content.subarray(-TELLING_BYTES), 'pictures');
  if (!type.ok) return refuse(type.problem === 'file-incomplete' ? 'incomplete' : 'wrong-type');
  const size = pictureSize(content);
  if (!size) return refuse('incomplete');
  if (size.width < LEAST_NOTICE_WIDTH) return refuse('too-small');
  const checksum = createHash('sha256').update(content).digest('hex');
  const name = noticeFileName({ checksum, ...size, extension: type.type.extension });
  try {
    await mediaFiles.put(path, name);
  } catch (error) {
    log.error({ err: error }, 'the notice of the legal guarantee was not stored');
    return refuse('not-stored');
  }
  return { ok: true, name };
}
