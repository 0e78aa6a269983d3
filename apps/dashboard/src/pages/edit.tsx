import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Editor, EditorFailure, EditorSkeleton } from '../features/editor/editor.tsx';
import { websiteQueries } from '../features/websites/website-queries.ts';
import { Page as NotFound } from '../shell/not-found-page.tsx';

/** The design editor of one website, whichever is being worked on. */
export function Page() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(websiteQueries.all());
  if (data === undefined)
    return error === null ? (
      <EditorSkeleton />
    ) : (
      <EditorFailure error={error} onAgain={() => void refetch()} />
    );
  const website = data.websites.find(({ _id }) => _id === id);
  return website === undefined ? <NotFound /> : <Editor key={website._id} website={website} />;
}
