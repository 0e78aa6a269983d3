import { ApiError } from '@tosite/api-client/api-error';
import { getSite, saveSite } from '@tosite/api-client/endpoints/site';
import { uploadImage } from '@tosite/api-client/endpoints/uploads';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { documentOf, type EditorDocument } from './editor-document.ts';
import { addMedia, markSaved, useEditorStore } from './editor-store.ts';
import { isSameValue } from './same-value.ts';
import { PENDING } from './site-of-editor.ts';

export type SaveOutcome = 'saved' | 'stale' | 'unchanged';

/**
 * Sends the pictures that wait, then all that was changed as one save. `stale`: another tab changed the same meanwhile;
 * nothing was sent. What was changed elsewhere besides, such as search settings, stays. `unchanged`: nothing differs
 * from what the server had when it was last read, so nothing was sent. Fails with ApiError.
 */
export async function saveEditor(): Promise<SaveOutcome> {
  const { websiteId, history, saved } = useEditorStore.getState();
  const sent = history.present;
  const edits = await sendPictures(websiteId, sent.edits);
  const document: EditorDocument = edits === sent.edits ? sent : { ...sent, edits };
  if (isSameValue(document, saved.document)) return 'unchanged';
  const revision = await sendDocument(websiteId, document);
  if (revision === null) return 'stale';
  markSaved({ document, revision }, sent);
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

/** Puts it in the place of its parts of what the server has. Answers the new revision; null: it is stale. */
async function sendDocument(websiteId: string, document: EditorDocument): Promise<number | null> {
  const params = { id: websiteId };
  const { saved, restored } = useEditorStore.getState();
  const newest = await api.call(getSite, { params });
  const theirs = documentOf(newest.spec);
  // What a draft was made over is not known any more: only its revision tells. What is there already is nobody else's
  // change: the answer to an earlier save did not arrive.
  const isOurs = newest.revision === saved.revision || (!restored && isSameValue(theirs, saved.document));
  if (!isOurs && !isSameValue(theirs, document)) return null;
  try {
    const spec = { ...newest.spec, ...document };
    const answer = await api.call(saveSite, { params, body: { spec, revision: newest.revision } });
    return answer.revision;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'stale_design') return null;
    throw error;
  }
}
