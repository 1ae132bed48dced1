import { usageError } from '@codewalk/core';
import sqlite, { type SQLiteValue } from 'node-sqlite3-wasm';

export type Row = Readonly<{ [column: string]: SQLiteValue }>;
export interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Text of a column, which data sets store as text or as bytes. */
export const textOf = (value: SQLiteValue | undefined): string => (value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value));

/**
 * Opens a SQLite file for reading, checks that it has the tables and columns, and gives the rows of a query. Throws a usage error where
 * it is no such file; nothing is written to it.
 */
export function openDatabase(path: string, tables: readonly Table[], read: (query: (sql: string) => Row[]) => Row[]): { rows: Row[] } {
  let database: InstanceType<typeof sqlite.Database> | undefined;
  try {
    database = new sqlite.Database(path, { fileMustExist: true, readOnly: true });
    const open = database;
    for (const { table, columns } of tables) {
      const found = new Set(open.all(`pragma table_info(${table})`).map((row) => String((row as Row).name).toLowerCase()));
      const missing = columns.filter((column) => !found.has(column.toLowerCase()));
      if (missing.length > 0) throw usageError('other-schema', `${path}: the table ${table} ${found.size === 0 ? 'does not exist' : `has no column ${missing.join(', ')}`}`, { at: path });
    }
    return { rows: read((sql) => open.all(sql) as Row[]) };
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'CodewalkError') throw cause;
    throw usageError('not-sqlite', `${path} cannot be read as a SQLite file: ${(cause as Error).message}`, { at: path, cause });
  } finally {
    database?.close();
  }
}
