/** Where the databases of one run of the tests live; handed from the global setup to every worker. */
export type DatabaseHome = {
  /** Folder of the embedded server, which the first test that needs a database starts. */
  readonly folder: string;
  /** A PostgreSQL given from outside, used instead of the embedded one. */
  readonly url: string | null;
  /** What the names of all databases of this run begin with. */
  readonly prefix: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    databaseHome: DatabaseHome;
  }
}
