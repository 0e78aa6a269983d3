import * as v from 'valibot';
import { defineEndpoint, FileSchema } from './define-endpoint.ts';
import { formMessages } from '@tosite/validation/messages/en/form';

export const EXPORT_FORMATS = ['zip', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportWebsite = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/export',
  access: 'user',
  summary: 'A website to keep: its pages and pictures as a ZIP, or its data as one JSON file',
  input: {
    params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
    query: v.object({
      format: v.optional(v.picklist(EXPORT_FORMATS, formMessages['form.zipOrJson']), 'zip'),
    }),
  },
  output: FileSchema,
  status: 200,
  errors: ['too_large'],
});
