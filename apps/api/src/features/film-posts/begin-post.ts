import type { EndpointAnswer, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import type { generateBlog } from '@tosite/api-client/endpoints/film-posts';
import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { newId } from '../../new-id.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { postOfItem } from '../../site-content/post-store.ts';
import { filmsOfWebsite } from './channel-films.ts';
import { filmOfLink } from './film-of-link.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { hasStopped, jobUnderWay, setPostJob, STOPPED } from './post-job-store.ts';

type Answer = EndpointAnswer<typeof generateBlog>;

/** Queues the making of a post out of a film. While one is made of it already, that one is answered. */
export async function beginPost(
  { database, queue, now }: FilmPostServices,
  ownerId: string,
  body: EndpointRequest<typeof generateBlog>['body'],
  remember: (trx: Executor, answer: Answer) => Promise<void>,
): Promise<Answer> {
  if (body.writer === 'ai') throw new ApiFailure('ai_not_configured', { id: 'post.noModel' });
  return database.transaction(async (trx) => {
    const { id: websiteId } = await lockOwnWebsite(trx, ownerId, body.websiteId);
    const film = filmOfLink(body.url, await filmsOfWebsite(trx, websiteId));
    if (film === 'no-film') throw wrongLink({ id: 'post.noFilmLink' });
    if (film === null) throw wrongLink({ id: 'post.filmUnknown' });
    const { videoId } = film;
    const twin = await postOfItem(trx, websiteId, { platform: 'youtube', url: film.url, videoId }, '');
    if (twin !== null) throw new ApiFailure('post_exists', { id: 'post.exists' }, { postId: twin });
    const waiting = await jobUnderWay(trx, websiteId, videoId);
    if (waiting !== null && hasStopped(waiting, now()))
      await setPostJob(trx, waiting.id, {
        status: 'failed',
        error: STOPPED,
        transcript: null,
        updated_at: now(),
      });
    else if (waiting !== null)
      return { status: waiting.status === 'running' ? 'running' : 'queued', jobId: waiting.id };
    const id = newId('pjb');
    const { config, withoutCaptions, writer = 'extractive' } = body;
    await trx
      .insertInto('post_jobs')
      .values({
        id,
        website_id: websiteId,
        owner_id: ownerId,
        video_id: videoId,
        config: JSON.stringify({ ...config, withoutCaptions, writer }),
        transcript: body.transcript ?? null,
        status: 'queued',
        step: 'waiting',
        detail: null,
        post_id: null,
        error: null,
        writer: null,
        automatic_captions: 0,
        marked: 0,
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    await queue.enqueue(trx, 'write-post', { postJobId: id }, { ownerId, dedupeKey: id });
    const answer = { status: 'queued', jobId: id } as const;
    await remember(trx, answer);
    return answer;
  });
}

function wrongLink(reason: Message): ApiFailure {
  return new ApiFailure('invalid_input', reason, { fields: { url: reason } });
}
