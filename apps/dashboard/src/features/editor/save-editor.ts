import { ApiError } from '@tosite/api-client/api-error';
import { saveDesign } from '@tosite/api-client/endpoints/design';
import { uploadImage } from '@tosite/api-client/endpoints/uploads';
import { editWebsite } from '@tosite/api-client/endpoints/website';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import type { EditorDocument } from './editor-document.ts';
import { addMedia, markSaved, takeSaved, useEditorStore } from './editor-store.ts';
import { isSameValue } from './same-value.ts';
import { PENDING } from './site-of-editor.ts';

export type SaveOutcome = 'saved' | 'stale' | 'unchanged';

/**
 * Sends the pictures that wait, then what the owner wrote, then the design: only what changed, each on its own
 * revision. `stale`: another tab saved meanwhile; what was not sent yet is as it was. `unchanged`: nothing differs from
 * what the server had when it was last read, so nothing was sent. Fails with ApiError.
 */
export async function saveEditor(domain: string): Promise<SaveOutcome> {
  const { websiteId, history } = useEditorStore.getState();
  const sent = history.present;
  try {
    const edits = await sendPictures(websiteId, sent.edits);
    const document: EditorDocument = edits === sent.edits ? sent : { ...sent, edits };
    const sentEdits = await sendEdits(websiteId, edits);
    const sentDesign = await sendDesign(domain, document);
    if (!sentEdits && !sentDesign) return 'unchanged';
    const { saved } = useEditorStore.getState();
    markSaved({ ...saved, document }, sent);
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'stale_design' || error.code === 'stale_profile'))
      return 'stale';
    throw error;
  }
  void queryClient.invalidateQueries({ queryKey: ['websites'] });
  return 'saved';
}

async function sendPictures(websiteId: string, edits: OwnerEdits): Promise<OwnerEdits> {
  let text = JSON.stringify(edits);
  const { filesPendingUpload } = useEditorStore.getState();
  const used = Object.entries(filesPendingUpload).filter(([key]) => text.includes(`"${PENDING}${key}"`));
  if (used.length === 0) return edits;
  for (const [key, { file, oldImageUrl }] of used) {
    const body = { websiteId, ...(oldImageUrl === null ? {} : { oldImageUrl }) };
    const { imageUrl, ...image } = await api.call(uploadImage, { body, files: [file] });
    addMedia({ [imageUrl]: image });
    text = text.replaceAll(`"${PENDING}${key}"`, JSON.stringify(imageUrl));
  }
  // The same layer, with addresses in the places of addresses.
  return JSON.parse(text) as OwnerEdits;
}

/** False: the server has them already. */
async function sendEdits(websiteId: string, edits: OwnerEdits): Promise<boolean> {
  const { saved } = useEditorStore.getState();
  if (isSameValue(edits, saved.document.edits)) return false;
  const { profileRevision } = await api.call(editWebsite, {
    params: { id: websiteId },
    body: { profile: edits, profileRevision: saved.contentRevision },
  });
  takeSaved({
    ...saved,
    document: { ...saved.document, edits },
    contentRevision: profileRevision ?? saved.contentRevision + 1,
  });
  return true;
}

async function sendDesign(domain: string, { design, section_order }: EditorDocument): Promise<boolean> {
  const { saved } = useEditorStore.getState();
  const before = saved.document;
  if (isSameValue([design, section_order], [before.design, before.section_order])) return false;
  const { revision } = await api.call(saveDesign, {
    body: {
      domainName: domain,
      designData: design,
      section_order: [...section_order],
      revision: saved.revision,
    },
  });
  takeSaved({ ...saved, document: { ...before, design, section_order }, revision });
  return true;
}
