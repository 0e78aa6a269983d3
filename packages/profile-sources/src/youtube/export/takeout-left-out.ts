import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { TakeoutTable } from './takeout-tables.ts';

/** The cells of a table that are in no column that was used, counted by column. */
export function unusedColumns(table: TakeoutTable, used: readonly (number | null)[]): LeftOut[] {
  return table.columns.flatMap((_, index): LeftOut[] => {
    const count = table.records.filter((record) => (record[index] ?? '').trim() !== '').length;
    const column = table.header[index]?.trim().slice(0, 200) ?? '';
    return used.includes(index) || count === 0
      ? []
      : [
          {
            table: tableName(table.entry.path),
            column: column === '' ? null : column,
            count,
            why: 'unsupported',
          },
        ];
  });
}

export function tableName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).slice(-200);
}
