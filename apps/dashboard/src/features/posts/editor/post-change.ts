import type { Editor } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { cleanDocument } from '@tosite/validation/posts/clean-document';
import type { Post, PostChange } from '@tosite/validation/posts/post';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { sameValue } from '@tosite/site-sections/text/same-value';
import { fieldsOf, type PostFields } from './post-fields.ts';
import type { PictureUploads } from './picture-uploads.ts';

/** A post as the editor's document. */
export function documentOf(post: Post, schema: Schema): Node {
  return schema.nodeFromJSON({ ...post.content, attrs: { fields: fieldsOf(post) } });
}

/** What the text says, as the server takes it: with the addresses that pictures have by now. */
export function contentOf(document: Node, uploads: PictureUploads): PostDocument {
  return cleanDocument(
    JSON.parse(JSON.stringify(document.toJSON()), (key, value: unknown) =>
      key === 'src' && typeof value === 'string' ? uploads.addressOf(value) : value,
    ),
  );
}

const WRITTEN = ['title', 'excerpt', 'cover', 'coverAlt', 'tags', 'seo'] as const;

/** The fields in which a document differs from what the server has. */
export function changeOf(
  editor: Editor,
  before: Node,
  post: Post | null,
  uploads: PictureUploads,
): PostChange {
  const { doc } = editor.state;
  // The only attribute of the document, and nothing else writes it.
  const now = doc.attrs['fields'] as PostFields;
  const was = before.attrs['fields'] as PostFields;
  const changed = WRITTEN.filter((name) => !sameValue(now[name], was[name]));
  const change: PostChange = Object.fromEntries(changed.map((name) => [name, now[name]]));
  const titleIsNew = changed.includes('title');
  if (now.slug !== was.slug || (now.slug === '' && titleIsNew && post !== null)) change.slug = now.slug;
  if (!doc.content.eq(before.content)) change.content = contentOf(doc, uploads);
  return change;
}
