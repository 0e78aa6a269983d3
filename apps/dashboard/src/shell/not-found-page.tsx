import { Button } from '@tosite/ui/button';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { CenteredPage } from './centered-page.tsx';

export function Page() {
  return (
    <CenteredPage title={words.notFound.title}>
      <title>{`${words.notFound.title} · ${words.product}`}</title>
      <p className="text-ink-2">{words.notFound.body}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" asChild>
          <a href={paths.home()}>{words.notFound.home}</a>
        </Button>
        <Button asChild>
          <Link to={paths.linkProfile()}>{words.notFound.make}</Link>
        </Button>
      </div>
    </CenteredPage>
  );
}
