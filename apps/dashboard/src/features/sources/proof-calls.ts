import {
  checkProof,
  claimCopy,
  startProof,
  type ClaimedCopy,
  type StartedProof,
} from '@tosite/api-client/endpoints/proofs';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { syncQueries } from '../../sites/sync-queries.ts';
import type { OfSource } from './proof-line.tsx';

const paramsOf = ({ websiteId, source }: OfSource) => ({ id: websiteId, sourceId: source._id });

export const beginProof = (of: OfSource): Promise<StartedProof> =>
  api.call(startProof, { params: paramsOf(of) });

export async function lookForProof(of: OfSource): Promise<void> {
  await api.call(checkProof, { params: paramsOf(of) });
  await queryClient.invalidateQueries({ queryKey: syncQueries.of(of.websiteId).queryKey });
}

export const askForTakedown = (of: OfSource, body: { site: string; words: string }): Promise<ClaimedCopy> =>
  api.call(claimCopy, { params: paramsOf(of), body });
