import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import type { PostFields } from './post-fields.ts';

/** A version of a post to be looked at, drawn from its document as the editor draws it. */
export function PostSheet({ document: post }: { document: Node }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.replaceChildren(DOMSerializer.fromSchema(post.type.schema).serializeFragment(post.content));
  }, [post]);
  const { title } = post.attrs['fields'] as PostFields;
  return (
    <article className="post-art min-w-0" dir="auto">
      <h3 className="post-title text-[26px]!">{title}</h3>
      <div ref={host} className="post-text" />
    </article>
  );
}
