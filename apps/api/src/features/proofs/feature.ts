import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import { checkProof } from './check-proof.ts';
import type { ProofServices } from './proof-services.ts';
import { startProof } from './start-proof.ts';

/** Showing that a profile is one's own. */
export function proofsFeature(services: ProofServices) {
  const named = (params: { id: string; sourceId: string }) => ({
    websiteId: params.id,
    sourceId: params.sourceId,
  });
  return {
    handlers: {
      startProof: ({ params }, { user }) => startProof(services, user.id, named(params)),
      checkProof: ({ params }, { user, signal }) => checkProof(services, user.id, named(params), signal),
    },
    exports: [ofAccount('profile_proofs', 'proofs'), ofAccount('proof_codes', 'proofCodes')],
  } satisfies Feature;
}
