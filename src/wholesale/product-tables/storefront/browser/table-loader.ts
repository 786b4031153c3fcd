import { isDone, type PlainAnswer, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { writeFormValues } from '../../rules/search/form-values.ts';
import { type FormValue, readSearchArgs, writeSearchArgs } from '../../rules/search/search-args.ts';
import { readPage } from '../../rules/search/table-search.ts';
import { deviceMode } from '../../rules/table-limits.ts';
import type { LiveTable, RowsChange } from './live-table.ts';
import { tableCaller } from './table-caller.ts';
import { recordState, type TableRequest } from './table-history.ts';

/** What starts a search: the form's button, typing, or the reset button (TAB-29). */
type SearchCause = 'form' | 'typing' | 'reset';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** The fields of a load (TAB-24, TAB-25, TAB-26). */
function loadFields(
  table: Pick<LiveTable, 'id' | 'path'>,
  { search, page }: TableRequest,
  others: { readonly type: '' | 'load_more'; readonly reset: boolean; readonly isMobile: boolean },
): FormValue {
  return {
    table_id: String(table.id),
    others: {
      page_number: String(page),
      isMob: String(others.isMobile),
      type: others.type,
      reset_search_clicked: others.reset ? 'yes' : 'no',
    },
    args: writeSearchArgs(search, table.path),
    atts: { id: String(table.id) },
  };
}

/** The loads of one table: the later question counts, a failed one is reported on the console and leaves the table as it was (TAB-28). */
export function createTableLoader(table: LiveTable) {
  const { root, site, config } = table;
  const caller = tableCaller(site.prefix);
  const bodyRegion = `table.${site.prefix}-tbl>tbody`;
  let request: TableRequest = {
    search: readSearchArgs(JSON.parse(root.dataset.args_json ?? '{}')),
    page: readPage(root.dataset.page_number ?? ''),
  };
  let nonce = '';
  let attempts = 0;
  let isTyping = false;

  async function post(action: string, values: FormValue): Promise<PlainAnswer> {
    const send = () => {
      const form = new FormData();
      for (const [name, value] of writeFormValues(values, '')) form.append(name, value);
      form.set('nonce', nonce);
      return postAjaxAction(`${site.prefix}${action}`, form);
    };
    const renew = async () => {
      nonce = (await caller.marks())?.nonce ?? nonce;
    };
    if (nonce === '') await renew();
    const answer = await send();
    // A cart that was begun meanwhile, or half a day, makes a nonce old.
    if (answer.status !== FORBIDDEN) return answer;
    await renew();
    return send();
  }

  function show(regions: Regions, change: RowsChange): void {
    for (const [selector, markup] of Object.entries(regions)) {
      const region = root.querySelector(selector === '' ? bodyRegion : selector);
      const isBody = region === table.body;
      if (isBody && change === 'appended') region.insertAdjacentHTML('beforeend', markup);
      else if (region) region.innerHTML = markup;
    }
  }

  async function ask(
    next: TableRequest,
    action: string,
    values: FormValue,
    { change, entry }: { readonly change: RowsChange; readonly entry: 'new' | 'same' },
  ): Promise<boolean> {
    attempts += 1;
    const attempt = attempts;
    root.setAttribute('aria-busy', 'true');
    const answer = await post(action, values);
    if (attempt !== attempts) return false;
    root.removeAttribute('aria-busy');
    const regions = isDone(answer.status) ? readLoadAnswer(answer.text, site.prefix) : null;
    if (!regions) {
      // biome-ignore lint/suspicious/noConsole: what a failed load says there is part of the contract (TAB-28).
      console.log(answer.status === NOT_FOUND ? 'Table not found' : 'Error on Ajax load');
      return false;
    }
    show(regions, change);
    const before = request;
    request = parsedData(root) ?? next;
    root.dataset.page_number = String(request.page);
    recordState({ table, before, now: request, entry, inAddress: config.query_by_url === '1' });
    table.takeRows(change);
    return true;
  }

  const others = (reset: boolean, type: '' | 'load_more' = '') => ({
    type,
    reset,
    isMobile: deviceMode(window.innerWidth) === 'mobile',
  });
  const load = (next: TableRequest, entry: 'new' | 'same', reset = false) =>
    ask(next, '_load_both', loadFields(table, next, others(reset)), { change: 'replaced', entry });
  const more = () => {
    const next = { ...request, page: request.page + 1 };
    const fields = loadFields(table, next, others(false, 'load_more'));
    return ask(next, '_load_both', fields, { change: 'appended', entry: 'same' });
  };
  return {
    now: () => request,
    /** `{t}_load_both` for other rows (TAB-26). False where it failed. */
    search(next: TableRequest, cause: SearchCause): Promise<boolean> {
      // Back leads to what was shown before the typing, not to each word of it.
      const entry = cause === 'typing' && isTyping ? 'same' : 'new';
      isTyping = cause === 'typing';
      return load(next, entry, cause === 'reset');
    },
    /** `{t}_load_both` for the next page, whose rows are appended (TAB-36) */
    more,
    /** `{t}_pagination` for another page (TAB-33) */
    goToPage(page: number): Promise<boolean> {
      isTyping = false;
      const next = { ...request, page };
      const fields = {
        table_id: String(table.id),
        page_number: String(page),
        args: writeSearchArgs(next.search, table.path),
      };
      return ask(next, '_pagination', fields, { change: 'replaced', entry: 'new' });
    },
    /** restores what the table showed in another entry of the browser's history */
    async restore(target: TableRequest): Promise<void> {
      isTyping = false;
      const isByLinks = root.dataset.paging === 'links';
      let done = await load({ ...target, page: isByLinks ? target.page : 1 }, 'same');
      while (done && !isByLinks && request.page < target.page) done = await more();
    },
  };
}

/** Which page of which search a table shows, and how it comes to show another. */
export type TableLoader = ReturnType<typeof createTableLoader>;

/** What new links say of the table: it goes on with these (TAB-34). */
function parsedData(root: HTMLElement): TableRequest | null {
  const carrier = root.querySelector<HTMLElement>('[data-table_data]');
  if (!carrier) return null;
  const data: unknown = JSON.parse(carrier.dataset.table_data ?? '{}');
  if (typeof data !== 'object' || data === null || !('args' in data) || !('page_number' in data)) return null;
  return {
    search: readSearchArgs(data.args as FormValue),
    page: readPage(String(data.page_number)),
  };
}

/** New markup by the selector of its region; the empty one is the body of the table. */
type Regions = Readonly<Record<string, string>>;

/**
 * Reads what a load brought: a map of regions, or the new body of the table as markup, bare or as a text of JSON (TAB-27); the markup of a
 * turned page is taken apart into its regions (TAB-33). Null where it is nothing of these.
 */
function readLoadAnswer(text: string, prefix: string): Regions | null {
  const answer = text.trim();
  if (answer === '' || answer === '0' || answer === '-1') return null;
  if (!answer.startsWith('{') && !answer.startsWith('"')) return fromMarkup(answer, prefix);
  const read = parseJson(answer);
  if (typeof read === 'string') return fromMarkup(read, prefix);
  if (typeof read !== 'object' || read === null) return null;
  const regions = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return regions.length === 0 ? null : Object.fromEntries(regions);
}

function fromMarkup(markup: string, prefix: string): Regions {
  if (!/^<table/i.test(markup.trim())) return { '': markup };
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const links = `.${prefix}_my_pagination.${prefix}_table_pagination`;
  const found = ['tbody', `.${prefix}-stats-report`, links, `.${prefix}_load_more_wrapper`].flatMap(
    (selector) => {
      const region = page.querySelector(selector);
      return region ? [[selector === 'tbody' ? '' : selector, region.innerHTML] as const] : [];
    },
  );
  return Object.fromEntries(found);
}
