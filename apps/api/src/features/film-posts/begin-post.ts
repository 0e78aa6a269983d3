import type { EndpointAnswer, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import type { generateBlog } from '@tosite/api-client/endpoints/film-posts';
import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { filmsOfWebsite } from './channel-films.ts';
import { filmOfLink } from './film-of-link.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { makeWish } from './make-wish.ts';

type Answer = EndpointAnswer<typeof generateBlog>;

/** Queues the making of a post out of one of the channel's films that an address names. */
export async function beginPost(
  services: FilmPostServices,
  ownerId: string,
  body: EndpointRequest<typeof generateBlog>['body'],
  remember: (trx: Executor, answer: Answer) => Promise<void>,
): Promise<Answer> {
  const { database } = services;
  // Before the website's row is held: reading the films of a large channel takes its time, and others wait for the row.
  const own = await findOwnWebsite(database.db, ownerId, body.websiteId);
  if (own === null) throw notFound();
  const film = filmOfLink(body.url, await filmsOfWebsite(database.db, own.id));
  if (film === 'no-film') throw wrongLink({ id: 'post.noFilmLink' });
  if (film === null) throw wrongLink({ id: 'post.filmUnknown' });
  return database.transaction(async (trx) => {
    const website = await lockOwnWebsite(trx, ownerId, own.id);
    const { config, withoutCaptions, writer, transcript = null } = body;
    const begun = await makeWish(services, trx, website, {
      film,
      config,
      transcript,
      withoutCaptions,
      writer,
    });
    if (begun.kind === 'exists')
      throw new ApiFailure('post_exists', { id: 'post.exists' }, { postId: begun.postId });
    const answer = { status: begun.status, jobId: begun.jobId };
    await remember(trx, answer);
    return answer;
  });
}

function wrongLink(reason: Message): ApiFailure {
  return new ApiFailure('invalid_input', reason, { fields: { url: reason } });
}
