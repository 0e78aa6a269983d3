import { importProfile as endpoint } from '@tosite/api-client/endpoints/onboard';
import type { KnownProfile } from '@tosite/profile-sources/import/import-context';
import { normalizeProfileUrl } from '@tosite/validation/platforms';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import { addressKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { readFields } from '../../http/read-input.ts';
import { importProfile, type ImportServices } from './import-profile.ts';
import type { IncomingFolder } from '../../http/forms/incoming-folder.ts';
import { receiveUpload } from '../../http/forms/receive-upload.ts';
import { brokenOff, tooManyOfYours, tooManyUploads } from '../../http/forms/upload-failures.ts';
import { UPLOAD_LIMITS } from '../../http/forms/upload-limits.ts';

export function importHandlers(
  services: ImportServices & { incoming: IncomingFolder },
): Pick<Handlers, 'importProfile'> {
  const { env, limits, incoming, now } = services;
  /** The networks that are uploading, once for each upload. */
  const underWay: string[] = [];
  return {
    async importProfile(_, { request, signal, clientAddress, stream }) {
      const address = addressKey(clientAddress);
      await limits.take('importHour', address);
      if (underWay.length >= UPLOAD_LIMITS.atOnce) throw tooManyUploads();
      if (env.rateLimits && isBusy(underWay, address)) throw tooManyOfYours();
      underWay.push(address);
      const began = now();
      let folder: string | null = null;
      try {
        folder = await incoming.create();
        const upload = await receiveUpload(request, { folder, signal, room: await incoming.room(folder) });
        const fields = readFields(endpoint.input.body, upload.fields);
        const { platform = null, subdomain = null, profileUrl = '' } = fields;
        return await importProfile(
          services,
          upload,
          {
            platform,
            subdomain,
            known: knownProfile(profileUrl, platform ?? subdomain),
            ownerId: await services.ownerOf(request),
          },
          {
            signal,
            began,
            onStep: (step) => void stream?.send('step', step),
            onProgress: (progress) => void stream?.send('progress', progress),
          },
        );
      } catch (error) {
        // Nobody waits any more; what the signal gives as its reason need not even be an error.
        throw signal.aborted ? brokenOff(error) : error;
      } finally {
        underWay.splice(underWay.indexOf(address), 1);
        if (folder !== null) await incoming.remove(folder);
      }
    },
  };
}

/** Whose export it is, by the link; a text that is none says nothing. An export is always a person's. */
function knownProfile(text: string, where: Subdomain | null): KnownProfile | null {
  const link = normalizeProfileUrl(text, where);
  if (!link.ok || link.websiteType === 'linkedin-company') return null;
  return { platform: link.platform, handle: link.siteName, url: link.url };
}

function isBusy(underWay: readonly string[], address: string): boolean {
  return underWay.filter((other) => other === address).length >= UPLOAD_LIMITS.atOnceByAddress;
}
