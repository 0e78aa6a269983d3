/** One file of a published version (or of a preview): where it is found, and how it is served. */
export type PublishedFile = {
  path: string;
  /** SHA-256 of its bytes, hex. */
  hash: string;
  /** Where the storage has it. */
  key: string;
  contentType: string;
  size: number;
  /** What the page's own policy allows as inline style; empty for all but HTML. */
  styleHashes: readonly string[];
};

type FileRow = {
  path: string;
  hash: string;
  storage_key: string;
  content_type: string;
  size: number;
  style_hashes: string;
};

export function fileFromRow(row: FileRow): PublishedFile {
  return {
    path: row.path,
    hash: row.hash,
    key: row.storage_key,
    contentType: row.content_type,
    size: row.size,
    // Written by rowFromFile only.
    styleHashes: JSON.parse(row.style_hashes) as string[],
  };
}

export function rowFromFile(file: PublishedFile): FileRow {
  return {
    path: file.path,
    hash: file.hash,
    storage_key: file.key,
    content_type: file.contentType,
    size: file.size,
    style_hashes: JSON.stringify(file.styleHashes),
  };
}
