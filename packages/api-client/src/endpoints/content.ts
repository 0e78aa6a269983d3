import * as v from 'valibot';
import { OwnerEditsSchema } from '@tosite/validation/profile/owner-edits';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';

export const getContent = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/content',
  access: 'user',
  summary: 'What a website says, and what of it its owner wrote',
  input: { params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }) },
  output: v.object({
    /** As the site shows it, with the hidden items in their places. */
    profile: ProfileSchema,
    /** `list/id` of each hidden item. */
    hidden: v.array(v.string()),
    edits: OwnerEditsSchema,
    /** Goes with the next save, so that two tabs do not undo each other. */
    revision: v.number(),
  }),
  status: 200,
});
