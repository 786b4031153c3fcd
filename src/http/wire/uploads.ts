import { z } from 'zod';
import { libraryUploadPath } from '#catalogue/media/rules/library-form.ts';
import { libraryList } from '#catalogue/media/rules/library-list.ts';
import { picturesPath } from '#catalogue/media/rules/upload-form.ts';
import { outcomeQuery, type UploadOutcome } from '#catalogue/media/rules/upload-outcome.ts';
import type { UploadProblem } from '#catalogue/media/rules/upload-problem.ts';
import { uploadToLibrary } from '#catalogue/media/server/library/upload-to-library.ts';
import { uploadPictures } from '#catalogue/media/server/upload-pictures.ts';
import {
  fieldName,
  fieldOfFileInput,
  fileProblemName,
} from '#customers/registration/rules/registration-form.ts';
import { receiveRegistrationForm } from '#customers/registration/server/receive-registration-form.ts';
import { priceListPath, stagedImportPath } from '#pricing/prices/rules/staff-prices.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { receivePriceFile } from '#pricing/prices/server/staff/receive-price-file.ts';
import { incomingPaymentsList } from '#selling/incoming-payments/rules/incoming-payment.ts';
import { receiveStatement } from '#selling/incoming-payments/server/statements/receive-statement.ts';
import type { UploadEndpoint } from './endpoint.ts';
import { readElsewhere, said } from './lenient/posted.ts';

const headers = { 'cache-control': 'no-store' };

const registrationFile = z.object({
  token: z.string().nullable().meta({
    description: 'under which the file is stored for a day until a registration or an order takes it',
  }),
  problem: z.string().nullable(),
});

const fileAnswer = (answer: z.output<typeof registrationFile>, status: number) =>
  Response.json(answer, { status, headers });

/** One file of a registration, sent as soon as it is chosen: the answer has the token that it is stored under, or why it is not. */
const sendRegistrationFile: UploadEndpoint = {
  kind: 'upload',
  path: '/my-account/registration-file/',
  who: 'everybody',
  about: {
    summary: 'A file of a registration, sent as soon as it is chosen.',
    takes: z.object({
      registration_nonce: said('Stands before the file.'),
      'registration_field_{id}_file': readElsewhere.meta({
        description: 'A PDF, JPEG or PNG of up to 5 MB.',
      }),
    }),
    reply: { schema: registrationFile.meta({ id: 'RegistrationFile' }) },
    errors: [
      { status: 400, when: 'It is not the form of a registration: `problem` says so.' },
      { status: 413, when: 'The form is too large.' },
      { status: 422, when: 'The file is of another type, or too large: `problem`.' },
    ],
  },
  async handle(request, ctx) {
    const id = fieldOfFileInput(new URL(request.url).searchParams.get('field') ?? '');
    const received = await receiveRegistrationForm(ctx, request);
    if (!received.ok) {
      const isLarge = received.problem === 'too-large';
      const problem = isLarge ? 'file-too-large' : 'file-not-stored';
      return fileAnswer({ token: null, problem }, isLarge ? 413 : 400);
    }
    if (id === null) return fileAnswer({ token: null, problem: 'file-not-stored' }, 400);
    const token = received.fields.get(fieldName({ id }));
    const problem = received.fields.get(fileProblemName({ id })) ?? 'file-not-stored';
    return token === null ? fileAnswer({ token, problem }, 422) : fileAnswer({ token, problem: null }, 200);
  },
};

const problemStatus: Record<UploadProblem, number> = {
  'expired-form': 403,
  'no-product': 404,
  'no-file': 422,
  'too-many-files': 413,
  malformed: 400,
  busy: 503,
};

function statusOf({ added, refused, problem }: UploadOutcome): number {
  if (problem !== null) return problemStatus[problem];
  return added === 0 && refused.length > 0 ? 422 : 200;
}

/** A script gets the outcome as JSON, a plain form is redirected to its page, which shows it. */
function answerUpload(request: Request, outcome: UploadOutcome, page: string): Response {
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(outcome, { status: statusOf(outcome), headers });
  }
  const location = `${page}?${outcomeQuery(outcome)}`;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}

const uploadPicturesEndpoint: UploadEndpoint = {
  kind: 'upload',
  path: '/staff/pictures/:id{[0-9]+}/upload/',
  who: { right: 'products' },
  about: {
    summary: 'Pictures for a product.',
    reply: {
      says: 'JSON where it is asked for: `added`, `refused`, `problem`; else 303 to the page of the pictures.',
    },
  },
  async handle(request, ctx, params, files) {
    const productId = Number(params.id);
    const outcome = await uploadPictures({ ctx, files }, { request, productId });
    return answerUpload(request, outcome, picturesPath(productId));
  },
};

/** The same for the media library, which belongs to no product. */
const uploadToLibraryEndpoint: UploadEndpoint = {
  kind: 'upload',
  path: libraryUploadPath,
  who: { right: 'products' },
  about: {
    summary: 'Pictures and documents for the media library.',
    reply: {
      says: 'JSON where it is asked for: `added`, `ids`, `refused`, `problem`; else 303 to the library.',
    },
  },
  async handle(request, ctx, _params, files) {
    return answerUpload(request, await uploadToLibrary(ctx, files, request), libraryList.path());
  },
};

/** The file is read, and the browser led on to the page that shows what it would do. */
const importPrices: UploadEndpoint = {
  kind: 'upload',
  path: '/staff/price-lists/:id{[0-9]+}/import/',
  who: { right: 'prices' },
  about: {
    summary: 'A file of prices for a price list.',
    reply: { status: 303, says: 'The page that shows what it would do, or why it cannot be read.' },
    errors: [{ status: 404, when: 'There is no such list.' }],
  },
  async handle(request, ctx, params, files) {
    const listId = Number(params.id);
    const [list] = await readPriceLists(ctx, listId);
    if (!list || list.isRetail) return new Response(null, { status: 404, headers: { connection: 'close' } });
    const received = await receivePriceFile({ ctx, files }, { request, listId });
    const location = received.ok
      ? stagedImportPath(listId, received.importId)
      : `${priceListPath(listId)}?file=${received.problem}`;
    return new Response(null, { status: 303, headers: { location, ...headers } });
  },
};

/** The file is read, and the browser led on to its payments, or to why it cannot be read. */
const uploadStatement: UploadEndpoint = {
  kind: 'upload',
  path: '/staff/incoming-payments/upload/',
  who: { right: 'payments' },
  about: {
    summary: 'A statement of the bank or a remittance of a courier.',
    reply: { status: 303, says: 'The page of its payments, or why it cannot be read.' },
  },
  async handle(request, ctx, _params, files) {
    const received = await receiveStatement({ ctx, files }, request);
    const location = received.ok
      ? incomingPaymentsList.path({ statement: received.statementId }, { done: 'read' })
      : incomingPaymentsList.path({}, { kind: received.kind, problem: received.problem });
    return new Response(null, { status: 303, headers: { location, ...headers } });
  },
};

/** Forms with files, which may be larger than any other. */
export const uploads: readonly UploadEndpoint[] = [
  sendRegistrationFile,
  uploadPicturesEndpoint,
  uploadToLibraryEndpoint,
  importPrices,
  uploadStatement,
];
