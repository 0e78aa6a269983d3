/** The fields that libsql and pg put on their errors. */
function partsOf(error: unknown): { code: string; message: string; detail: string } {
  if (!(error instanceof Error)) return { code: '', message: '', detail: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
  return { code, message: error.message, detail };
}

/** Whether a unique key was violated; with `column`, whether that column is in the key. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  const { code, message, detail } = partsOf(error);
  if (code === '23505') {
    const columns = /^Key \(([^)]*)\)=/u.exec(detail)?.[1]?.split(', ') ?? [];
    return column === undefined || columns.includes(column);
  }
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    const columns = (/failed: (.*)$/u.exec(message)?.[1] ?? '')
      .split(', ')
      .map((name) => name.replace(/^.*\./u, ''));
    return column === undefined || columns.includes(column);
  }
  return false;
}

/** Whether the same transaction can succeed when it is simply run again. */
export function isRetryable(error: unknown): boolean {
  const { code } = partsOf(error);
  return (
    code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')
  );
}

/** Whether the disk under the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  const { code } = partsOf(error);
  return code.startsWith('SQLITE_FULL') || code === '53100';
}

const UNREACHABLE = new Set([
  // A statement that waited for longer than it may: others hold what it needs.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** Whether the database server is away: restarting, out of connections, or with too much to do. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = partsOf(error);
  return (
    UNREACHABLE.has(code) ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end/u.test(
      message,
    )
  );
}
