import type { Message } from '@tosite/validation/messages/message';

/** Something that a person wrote elsewhere, as its file has it. */
export type ImportedPost = {
  title: string;
  /** As its address was there; null: nobody knows. */
  slug: string | null;
  /** Empty: none. */
  excerpt: string;
  tags: string[];
  /** The day that it bears, ISO 8601; null: it bears none. */
  published: string | null;
  /** What it says. */
  markdown: string;
  /** Address of its picture, absolute or a file's path as `markdown` has those. */
  cover: string | null;
  /** What is said there of that picture; empty: nothing. */
  coverAlt: string;
  /** Where it stood; null: in a file. */
  url: string | null;
};

/** A picture that lies beside a text, under the address that the text names it by. */
export type PictureBeside = { src: string; bytes(): Promise<Buffer> };

export type PostsOfFile = { posts: ImportedPost[]; pictures: PictureBeside[]; leftOut: Message[] };
