import { cpus } from 'node:os';

export type BenchResults = {
  readonly table: string;
  /** a row for each time that something was killed; null where nothing was */
  readonly kills: string | null;
  /** when the figures were measured */
  readonly days: string;
};

/** The page that `npm run bench -- --write` leaves in docs/bench. */
export function benchPage({ table, kills, days }: BenchResults): string {
  const [processor] = cpus();
  return `# Speed and memory

Written by \`npm run bench -- --write\`, measured ${days}, Node ${process.versions.node}, ${processor?.model.trim() ?? 'unknown processor'}. A run that measures a part
alone leaves the rest as it was; \`figures.json\` holds the day of each figure.

${table}
${kills === null ? '' : killed(kills)}
## How it is measured

- The built shop has one processor core to itself; load, embedded PostgreSQL and the bench are on another. Both
  cores of this machine may do other work meanwhile: rates are the best of three rounds, and figures of different days
  compare badly. What is comparable is the ratio to the yardstick, which runs in the same minute on the same core.
- **Kept pages** are asked for by guests over 8 connections, in brotli. Yardstick: a bare server of \`node:http\` that
  answers the same bytes and headers from memory.
- **First views** walk through different addresses (categories, pages, orders, stock and price filters; searches by words,
  part numbers and original numbers) after all caches were emptied and one other page has read the shop anew, over 8
  connections; times over one, the mean as time by pages. Only full pages of 24 products are asked for, the same addresses in shops of
  all sizes. Against the small shop: both are open, take turns round by round, and the best of eight counts.
- **Listings with two filters** are first views too: a brand, a term of an attribute, stock or offers of the largest categories, with
  the counts beside every choice. The shop of 1,000,000 products is the one of 100,000, ten times over, made in SQL.
- **Carts and orders** go one after the other over one connection. An order is the empty cart's first product and the posted
  checkout form; the checkout page in between is not counted. Yardstick: the statements that the built shop sent for the same
  requests, recorded and then sent again by the driver alone to an equal copy of the database; the line below tells how quick
  the driver is where it plans each statement once per connection, as the shop does.
- **Carts of 1, 20 and 300 lines** are read (the answer that scripts draw the cart from), shown as a page, added to, changed over the
  Store API, totalled for a way of shipping and ordered, one request after the other; the better of two rounds. Yardstick: the
  same SQL sent by the driver alone, as above.
- **32 buyers at once** order one to three parts each time as somebody new, the page of the checkout included. Afterwards stock
  is added up from the ledger and totals from the lines. Two processes of the server have one core each, and share theirs
  with load and database: the yardstick is one process in the same minutes.
- **Log-ins** come each from somebody else at another address, over a connection of their own. Yardstick: the hash of the password
  alone, by this program. Shop, load and database share both cores, where the hash has one of them at most.
- **Search** walks through codes as they stand on boxes, words of names, the same with one letter wrong, and what stands in the
  field after each key.
- What is asked of **filtered listings and of searches** is how long one buyer among eight waits: each address is asked for once, over 8
  connections, in a shop that has been open for a while and remembers what other addresses have shown; the best of four rounds, in which the kinds take turns. Beside
  it stands a round right after a change of everything, when nothing is remembered. Shop, load and database share both cores.
- **Browser**: Lighthouse with its own throttled phone profile, and a phone with a processor four times slower on slow 4G that opens the page
  for the first time, leaves it alone for ten seconds, and then presses the first button that adds a part; the median of five looks.
  JavaScript is all that was loaded until then. The next paint is what Event Timing says of the press; feedback and "added" are counted
  from when the finger leaves to the frame that shows them.
`;
}

function killed(table: string): string {
  return `
## Killed under orders

Eight buyers order one part after the other, by transfer and to be paid at the door. At a random moment the server, its own database or
one of its connections is killed (SIGKILL); the server is started again, the database by the shop itself. Every buyer presses again until
the order is confirmed, and the books are added up: orders, stock from the ledger, totals from the lines, reservations, emails. At the
end all emails are waited for, and how long each took from the order to the mail server is read from the database.

${table}
`;
}
