import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addresses as it } from '#messages/it/addresses.ts';
import { type DropDownLimits, dropDownNote } from './drop-down-note.ts';
import { createOptionLookup, type LoadOptions, type OptionLookup } from './option-lookup.ts';

const words = it.select;
const towns = ['Cesena', 'Forlì', 'Modena', 'Parma', 'Ravenna'];

let server: Server;
let address = '';
/** answers wait for each other: a test lets them go one by one */
let gate: Promise<void>;
let broken = false;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    const { searchParams } = new URL(request.url ?? '', address);
    await gate;
    if (broken) {
      response.writeHead(500).end();
      return;
    }
    const page = Number(searchParams.get('page'));
    const hits = towns.filter((town) => town.toLowerCase().includes(searchParams.get('q') ?? ''));
    const options = hits.slice((page - 1) * 2, page * 2).map((town) => ({ value: town, label: town }));
    response.end(JSON.stringify({ options, more: hits.length > page * 2 }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  gate = Promise.resolve();
  broken = false;
  asked = [];
});

const load: LoadOptions = async (typed, page, signal) => {
  const response = await fetch(`${address}/?q=${encodeURIComponent(typed)}&page=${page}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
};

const labels = (lookup: OptionLookup) => lookup.found().options.map(({ label }) => label);
const noteOf = (lookup: OptionLookup, limits: DropDownLimits = {}, chosen = 0) => {
  const { typed, options, state } = lookup.found();
  return dropDownNote({ typed, hits: options.length, chosen, lookup: state }, limits, words);
};

/** Waits until the looking up has come so far. */
async function until(lookup: OptionLookup, state: string): Promise<void> {
  await expect.poll(() => lookup.found().state, { timeout: 15_000 }).toBe(state);
}

describe('options that are looked up', () => {
  test('[SEL-03] while they are, it says Sto cercando…, and then shows them', async () => {
    const lookup = createOptionLookup(load, 0);
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    lookup.type('');
    expect(noteOf(lookup)).toBe('Sto cercando…');
    open();
    await until(lookup, 'done');
    expect(labels(lookup)).toEqual(['Cesena', 'Forlì']);
    expect(noteOf(lookup)).toBeNull();
  });

  test('[SEL-04] while further ones are fetched it says Caricamento altri risultati…, and asks once', async () => {
    const lookup = createOptionLookup(load, 0);
    lookup.type('');
    await until(lookup, 'done');
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    lookup.further();
    lookup.further();
    expect(noteOf(lookup)).toBe('Caricamento altri risultati…');
    expect(labels(lookup)).toHaveLength(2);
    open();
    await until(lookup, 'done');
    expect(labels(lookup)).toEqual(['Cesena', 'Forlì', 'Modena', 'Parma']);
    expect(asked).toEqual(['/?q=&page=1', '/?q=&page=2']);
    lookup.further();
    await until(lookup, 'done');
    expect(labels(lookup)).toEqual(towns);
    lookup.further();
    expect(lookup.found().state).toBe('done');
  });

  test('[SEL-02] without a hit it says Nessun riscontro trovato', async () => {
    const lookup = createOptionLookup(load, 0);
    lookup.type('xyz');
    await until(lookup, 'done');
    expect(noteOf(lookup)).toBe('Nessun riscontro trovato');
  });

  test('[SEL-05] where they cannot be had it says Caricamento fallito, leaves its options, and can retry', async () => {
    const lookup = createOptionLookup(load, 0);
    lookup.type('');
    await until(lookup, 'done');
    broken = true;
    lookup.further();
    await until(lookup, 'failed');
    expect(noteOf(lookup)).toBe('Caricamento fallito');
    expect(labels(lookup)).toHaveLength(2);
    broken = false;
    lookup.further();
    await until(lookup, 'done');
    expect(labels(lookup)).toEqual(['Cesena', 'Forlì', 'Modena', 'Parma']);
  });

  test('an answer that comes after one has typed on is dropped, and so is one after closing', async () => {
    const lookup = createOptionLookup(load, 0);
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    lookup.type('cesena');
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(1);
    lookup.type('parma');
    open();
    await until(lookup, 'done');
    expect(labels(lookup)).toEqual(['Parma']);
    lookup.type('modena');
    lookup.stop();
    expect(lookup.found()).toMatchObject({ state: 'idle', options: [] });
  });

  test('what is typed quickly is asked for once', async () => {
    const lookup = createOptionLookup(load, 20);
    for (const typed of ['p', 'pa', 'par']) lookup.type(typed);
    await until(lookup, 'done');
    expect(asked).toEqual(['/?q=par&page=1']);
  });
});

describe('what cannot be looked up', () => {
  const noteFor = (typed: string, limits: DropDownLimits, chosen = 0) =>
    dropDownNote({ typed, hits: 0, chosen, lookup: 'idle' }, limits, words);

  test.each([
    ['', 1, 'Inserisci 1 o più caratteri'],
    ['ab', 3, 'Inserisci 1 o più caratteri'],
    ['', 3, 'Inserisci 3 o più caratteri'],
    ['  a ', 3, 'Inserisci 2 o più caratteri'],
    ['abc', 3, null],
  ])('[SEL-06] of "%s" where %i characters are needed it says %j', (typed, shortest, note) => {
    expect(noteFor(typed, { shortest })).toBe(note);
  });

  test.each([
    ['abcd', 3, 'Elimina 1 carattere'],
    ['abcdef', 3, 'Elimina 3 caratteri'],
    ['abc', 3, null],
    ['🚗🚗', 1, 'Elimina 1 carattere'],
  ])('[SEL-07] of "%s" where %i characters are enough it says %j', (typed, longest, note) => {
    expect(noteFor(typed, { longest })).toBe(note);
  });

  test.each([
    [1, 1, 'Puoi selezionare solo 1 articolo'],
    [3, 3, 'Puoi selezionare solo 3 articoli'],
    [4, 3, 'Puoi selezionare solo 3 articoli'],
    [2, 3, null],
  ])('[SEL-08] with %i chosen of at most %i it says %j', (chosen, limit, note) => {
    expect(noteFor('', { chosen: limit }, chosen)).toBe(note);
  });
});
