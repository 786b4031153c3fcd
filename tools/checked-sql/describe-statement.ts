import type pg from 'pg';

export type Column = {
  readonly name: string;
  /** of the type, as PostgreSQL numbers it */
  readonly oid: number;
  /** the table's column that it is, 0 where it is made in the statement */
  readonly table: number;
  readonly attribute: number;
};

export type Described = { readonly parameters: readonly number[]; readonly columns: readonly Column[] };

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** A statement that is read and described, and never run. */
class Describe {
  readonly #text: string;
  readonly #done: (error: Error | null, described: Described) => void;
  #parameters: number[] = [];
  #columns: Column[] = [];

  constructor(text: string, done: (error: Error | null, described: Described) => void) {
    this.#text = text;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    connection.removeAllListeners('parameterDescription');
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      oid: dataTypeID,
      table: tableID,
      attribute: columnID,
    }));
  }

  handleParseComplete(): void {}
  handleNoData(): void {}

  handleError(error: Error): void {
    this.#done(error, { parameters: [], columns: [] });
    this.handleReadyForQuery = () => {};
  }

  handleReadyForQuery(): void {
    this.#done(null, { parameters: this.#parameters, columns: this.#columns });
  }
}

/** What the database says of a statement's parameters and columns; an `Error` where it cannot be prepared. */
export function describeStatement(client: pg.Client, text: string): Promise<Described | Error> {
  return new Promise((resolve) => {
    client.query(new Describe(text, (error, described) => resolve(error ?? described)) as never);
  });
}
