/** The database in a data directory is of a PostgreSQL of another major version than the one that is to open it. */
export class OtherPostgresVersion extends Error {
  readonly directory: string;
  readonly found: string;
  readonly brought: string;
  constructor(directory: string, found: string, brought: string) {
    super(`The database in ${directory} is of PostgreSQL ${found}, the shop brings ${brought}.`);
    this.directory = directory;
    this.found = found;
    this.brought = brought;
  }
}
