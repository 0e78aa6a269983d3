import * as v from 'valibot';

/** Counts the shapes that an archive has had. */
export const FORMAT = 1;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Sum = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

const PartSchema = v.object({ name: v.string(), size: Count, sha256: Sum });
/** One file of the archive. */
export type Part = v.InferOutput<typeof PartSchema>;

const AddressesSchema = v.object({
  rootDomain: v.string(),
  sitesDomain: v.string(),
  protocol: v.string(),
  port: Count,
});

/** What stands in an archive, written when all else is in it. */
export const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** ISO 8601: the moment that the database is of. */
  madeAt: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
  /** The migrations that the database has had, in order: the last one is the version of its schema. */
  schema: v.pipe(v.array(v.string()), v.minLength(1)),
  /** How many rows each table has. */
  counts: v.record(v.string(), Count),
  /** Where the product stood: pages name their own addresses. */
  addresses: AddressesSchema,
  /** How many files the rows name, and their bytes. */
  files: Count,
  bytes: Count,
  parts: v.array(PartSchema),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type Addresses = Manifest['addresses'];

export const MANIFEST = 'manifest.json';
/** The secrets, the newest first, a line each. */
export const SECRET = 'secret';
/** A copy of the embedded database, or what pg_dump wrote. */
export const DATABASE = { sqlite: 'tosite.db', postgres: 'postgres.dump' } as const;
/** Before each key of the storage. */
export const FILES = 'files/';

export function isSameAddress(a: Addresses, b: Addresses): boolean {
  return (
    a.rootDomain === b.rootDomain &&
    a.sitesDomain === b.sitesDomain &&
    a.protocol === b.protocol &&
    a.port === b.port
  );
}
