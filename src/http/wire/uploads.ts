import { z } from 'zod';
import { libraryItemPath, libraryUploadPath } from '#catalogue/media/rules/library-form.ts';
import { libraryList } from '#catalogue/media/rules/library-list.ts';
import { picturesPath } from '#catalogue/media/rules/upload-form.ts';
import { nothingAdded, outcomeQuery, type UploadOutcome } from '#catalogue/media/rules/upload-outcome.ts';
import { beginPartsPath } from '#catalogue/media/rules/upload-parts.ts';
import type { UploadProblem } from '#catalogue/media/rules/upload-problem.ts';
import { postBeginning } from '#catalogue/media/server/library/post-beginning.ts';
import { postShape } from '#catalogue/media/server/library/post-shape.ts';
import { uploadReplacement } from '#catalogue/media/server/library/upload-replacement.ts';
import { uploadToLibrary } from '#catalogue/media/server/library/upload-to-library.ts';
import { finishUpload, receivePart } from '#catalogue/media/server/library/uploads-in-parts.ts';
import { uploadPictures } from '#catalogue/media/server/upload-pictures.ts';
import { stagePublicPrices } from '#catalogue/public-prices/server/imports/stage-public-prices.ts';
import {
  fieldName,
  fieldOfFileInput,
  fileProblemName,
} from '#customers/registration/rules/registration-form.ts';
import { receiveRegistrationForm } from '#customers/registration/server/receive-registration-form.ts';
import { priceListPath, stagedImportPath } from '#pricing/prices/rules/staff-prices.ts';
import { stagePriceImport } from '#pricing/prices/server/imports/stage-price-import.ts';
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
  gone: 404,
  'changed-meanwhile': 409,
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

const partsAnswer = z.object({
  token: z.string(),
  received: z.array(z.number()).meta({ description: 'the parts that have come already' }),
});

/** Larger files come in parts, so that whoever is cut off sends one part once more, not all. */
const beginParts: UploadEndpoint = {
  kind: 'upload',
  path: beginPartsPath,
  who: { right: 'products' },
  about: {
    summary:
      'Begins an upload in parts for the media library, or for the place of one of its files, or goes on with that of the same file.',
    takes: z.object({
      security: said('Of the page of the library.'),
      name: said('Of the file.'),
      size: said('In bytes.'),
      stamp: said('When the file was last changed; with name and size it is known again.'),
      replaces: said('The id of the item whose file it replaces; left out for a new one.'),
    }),
    reply: { schema: partsAnswer.meta({ id: 'UploadInParts' }) },
    errors: [
      { status: 403, when: 'The page was open for too long.' },
      { status: 404, when: 'There is no such item to replace.' },
      { status: 422, when: 'The file is empty or too large.' },
    ],
  },
  async handle(request, ctx, _params, files) {
    const begun = await postBeginning(ctx, files, request);
    return 'token' in begun
      ? Response.json(begun, { headers })
      : Response.json(begun, { status: statusOf(begun), headers });
  },
};

/** The bare bytes of one part. */
const sendPart: UploadEndpoint = {
  kind: 'upload',
  path: `${beginPartsPath}:token{[0-9a-f]+}/:part{[0-9]+}/`,
  who: { right: 'products' },
  about: {
    summary: 'One part of an upload, counted from 0, in any order.',
    reply: { says: 'JSON: `received`.' },
    errors: [
      { status: 404, when: 'There is no such upload, or it has ended.' },
      { status: 400, when: 'The part is not as large as it should be.' },
    ],
  },
  async handle(request, ctx, { token = '', part }, files) {
    const taken = await receivePart(ctx, files, { token, part: Number(part), request });
    if (taken === 'received') return Response.json({ received: Number(part) }, { headers });
    const problem = nothingAdded(taken === 'gone' ? 'gone' : 'malformed');
    return Response.json(problem, {
      status: statusOf(problem),
      headers: { ...headers, connection: 'close' },
    });
  },
};

const finishParts: UploadEndpoint = {
  kind: 'upload',
  path: `${beginPartsPath}:token{[0-9a-f]+}/finish/`,
  who: { right: 'products' },
  about: {
    summary: 'Puts the parts of an upload together; asked once more it answers the same.',
    reply: { says: 'JSON: `added`, `ids`, `refused`, `problem`.' },
  },
  async handle(_request, ctx, { token = '' }, files) {
    const outcome = await finishUpload(ctx, files, token);
    return Response.json(outcome, { status: statusOf(outcome), headers });
  },
};

/** Another file in the place of one of the library. */
const replaceInLibrary: UploadEndpoint = {
  kind: 'upload',
  path: '/staff/media/:id{[0-9]+}/replace/',
  who: { right: 'products' },
  about: {
    summary: 'Another file in the place of a picture or document of the media library.',
    reply: { says: 'JSON where it is asked for: `added`, `refused`, `problem`; else 303 to its page.' },
  },
  async handle(request, ctx, params, files) {
    const id = Number(params.id);
    return answerUpload(request, await uploadReplacement(ctx, files, id, request), libraryItemPath(id));
  },
};

/** Its files are made anew, for which it needs the store of the pictures, that pages have not. */
const reshapeInLibrary: UploadEndpoint = {
  kind: 'upload',
  path: '/staff/media/:id{[0-9]+}/shape/',
  who: { right: 'products' },
  about: {
    summary: 'What is cut off a picture of the media library, and its point in view.',
    reply: { status: 303, says: 'Its page, which shows it or says what is wrong.' },
  },
  async handle(request, ctx, params, files) {
    const id = Number(params.id);
    const problem = await postShape(ctx, files, id, request);
    const query = problem === null ? 'shaped=1' : `shape=${problem}`;
    return new Response(null, {
      status: 303,
      headers: { location: `${libraryItemPath(id)}?${query}`, ...headers },
    });
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
    if (!list) return new Response(null, { status: 404, headers: { connection: 'close' } });
    const stage = list.isRetail ? stagePublicPrices : stagePriceImport;
    const received = await receivePriceFile({ ctx, files }, { request, listId, stage });
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
  beginParts,
  sendPart,
  finishParts,
  replaceInLibrary,
  reshapeInLibrary,
  importPrices,
  uploadStatement,
];
