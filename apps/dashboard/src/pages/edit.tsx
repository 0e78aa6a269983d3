import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Editor, EditorFailure, EditorSkeleton } from '../features/editor/editor.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { Page as NotFound } from '../shell/not-found-page.tsx';

/** The design editor of one website, whichever is being worked on; it has the whole window. */
export function Page() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(websiteQueries.all());
  const website = data?.websites.find(({ _id }) => _id === id);
  if (data !== undefined && website === undefined) return <NotFound />;
  return (
    <div className="h-dvh">
      {website !== undefined ? (
        <Editor key={website._id} website={website} alone />
      ) : error === null ? (
        <EditorSkeleton />
      ) : (
        <EditorFailure error={error} onAgain={() => void refetch()} />
      )}
    </div>
  );
}
