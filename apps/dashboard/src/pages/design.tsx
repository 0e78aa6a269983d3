import { useQuery } from '@tanstack/react-query';
import { Editor } from '../features/editor/editor.tsx';
import { websiteQueries } from '../features/websites/website-queries.ts';

/** The design editor of the website that is being worked on. */
export function Page() {
  // The guard of this route has seen that there is one.
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  return website === null ? null : <Editor key={website._id} website={website} />;
}
