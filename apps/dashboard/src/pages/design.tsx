import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { useState } from 'react';
import { Editor } from '../features/editor/editor.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { editorWords } from '../words/editor-words.ts';

const copy = editorWords.otherSite;

/**
 * The design editor of the website that was being worked on when it was opened. Another tab may go on to another
 * website meanwhile: this one stays with its own, and says so.
 */
export function Page() {
  // The guard of this route has seen that there is one.
  const current = useQuery(websiteQueries.current()).data?.website ?? null;
  const [bound, setBound] = useState(current);
  const isOther = bound !== null && bound._id !== current?._id;
  const { data } = useQuery({ ...websiteQueries.all(), enabled: isOther });
  // One that is gone has nothing left to edit.
  const own = data === undefined ? bound : data.websites.find(({ _id }) => _id === bound?._id);
  const website = isOther ? (own ?? current) : current;
  if (website === null) return null;
  return (
    <Editor
      key={website._id}
      website={website}
      above={
        current !== null &&
        current._id !== website._id && (
          <Notice
            className="m-4 mb-0"
            action={
              // What is not saved here is kept as a draft of this website.
              <Button onClick={() => setBound(current)}>{copy.open(current.website_name)}</Button>
            }
          >
            {copy.body(website.website_name, current.website_name)}
          </Notice>
        )
      }
    />
  );
}
