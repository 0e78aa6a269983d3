import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, screen } from '@testing-library/react';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { Preview } from '@tosite/validation/website/preview';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompletingStep } from '../features/onboarding/completing-step.tsx';
import { SourceRow } from '../features/sources/source-row.tsx';
import { SyncStatus } from '../features/sources/sync-status.tsx';
import { threadOfSteps } from '../previews/preview-steps.ts';
import { preview, seeCookies } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { source, sync } from '../testing/sync-fixtures.ts';
import { errorSentence, fieldErrors } from './error-sentence.ts';
import { errorsByCode } from './error-codes-es.ts';

vi.hoisted(() => window.localStorage.setItem('language', 'es'));
beforeEach(() => {
  seeCookies('');
  answerApi({});
});
afterEach(cleanup);

/** A message as it arrives in an answer. */
const arrived = (message: Message) => JSON.parse(JSON.stringify(message)) as Message;

const unread: Message = { id: 'sync.unread', platform: 'linkedin' };
const gone: Message = { id: 'sync.muchGone', platform: 'linkedin', missing: 7, before: 12 };
const WARNINGS: readonly [Message, string][] = [
  [
    { id: 'source.undatedVideos', count: 3 },
    'YouTube no ha dicho exactamente cuándo salieron 3 de los vídeos, así que no llevan fecha.',
  ],
  [{ id: 'source.approximateDates', count: 4 }, 'Las fechas de 4 vídeos son aproximadas.'],
  [
    { id: 'upload.picturesLate', count: 3 },
    '3 imágenes de lo que has subido no se han podido copiar en un minuto.',
  ],
];

describe('a Spanish screen says in Spanish', () => {
  it.each([
    [unread, 'Ahora mismo no se ha podido leer LinkedIn. Tu sitio se queda como está.'],
    [
      gone,
      'LinkedIn ya no muestra 7 de las 12 cosas de tu sitio. Tu sitio se queda como está. Si lo quitaste tú allí, vuelve a leerlo y decide sobre cada cosa.',
    ],
  ])('why a source could not be read: $id', (message, spanish) => {
    const lastError = { lastError: inEnglish(message), lastErrorReason: arrived(message) };
    renderAt(
      '/x',
      '/x',
      <>
        <SourceRow
          source={source(lastError)}
          websiteId="w"
          only={false}
          onRemove={() => undefined}
          onBringNewer={() => undefined}
        />
        <SyncStatus sync={sync({ status: 'failed', ...lastError })} />
      </>,
    );
    expect(screen.getByText(spanish)).toBeDefined();
    expect(screen.getByText((text) => text.startsWith(`${spanish} `))).toBeDefined();
    expect(document.body.textContent).not.toContain(inEnglish(message));
  });

  it.each(WARNINGS)('what was not given: $id', (message, spanish) => {
    const said = { warnings: [inEnglish(message)], warningReasons: [arrived(message)] };
    const made: Preview = { ...preview, source: { ...preview.source, ...said } };
    renderAt('/x', '/x', <CompletingStep preview={made} />);
    expect(screen.getByText(spanish)).toBeDefined();
    cleanup();
    renderAt(
      '/x',
      '/x',
      <SourceRow
        source={source(said)}
        websiteId="w"
        only={false}
        onRemove={() => undefined}
        onBringNewer={() => undefined}
      />,
    );
    expect(screen.getByText(spanish)).toBeDefined();
  });

  it('what a step brought', () => {
    const found: Message = {
      id: 'steps.found',
      name: 'Ada',
      lists: [
        { list: 'experience', count: 3 },
        { list: 'education', count: 1 },
      ],
    };
    const [line] = threadOfSteps(
      [
        {
          step: 'profile',
          status: 'done',
          detail: inEnglish(found),
          detailReason: arrived(found),
          at: 10,
        },
      ],
      null,
    );
    expect(line?.detail).toBe('Ada: 3 empleos, 1 centro de estudios');
  });

  it('what an answer refuses, and beside which field', () => {
    const reason: Message = { id: 'limit.changes', seconds: 40 };
    const error = new ApiError({
      status: 429,
      code: 'too_many_requests',
      message: inEnglish(reason),
      reason,
      fields: { email: 'Enter your e-mail address.', other: 'Of tomorrow.' },
      fieldReasons: { email: { id: 'form.emailMissing' }, other: { id: 'of.tomorrow' } },
    });
    expect(errorSentence(error)).toBe(
      'Son demasiados cambios a la vez. Vuelve a intentarlo dentro de 40 segundos.',
    );
    expect(fieldErrors(error)).toEqual({ email: 'Escribe tu correo electrónico.', other: 'Of tomorrow.' });
  });

  it('what is true of the code, where the sentence is of a newer server or has no value', () => {
    const told = { status: 503, code: 'overloaded', message: 'A new sentence.' } as const;
    expect(errorSentence(new ApiError({ ...told, reason: { id: 'of.tomorrow' } }))).toBe(
      errorsByCode.overloaded,
    );
    expect(errorSentence(new ApiError(told))).toBe(errorsByCode.overloaded);
  });
});

it.each(Object.entries(errorsByCode))('%s says what is wrong and what to do', (_, sentence) => {
  // Two sentences, or one that is all advice.
  expect(sentence).toMatch(/^[\p{Lu}¿][^!]{20,}\.$/u);
  expect(sentence).toMatch(/\. \p{Lu}/u);
});
