import * as v from 'valibot';
import { SeoSettingsSchema } from '@tosite/validation/website/seo';
import { defineEndpoint } from './define-endpoint.ts';

const params = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
const answer = v.object({ seo: SeoSettingsSchema });

export const getSeoSettings = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/seo-settings',
  access: 'user',
  summary: 'What a website tells search engines and whoever shares it',
  input: { params },
  output: answer,
  status: 200,
});

export const saveSeoSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/seo-settings',
  access: 'user',
  summary: 'Change what a website tells search engines; live when the answer arrives',
  /** A setting that is left out stays as it is. */
  input: { params, body: v.partial(SeoSettingsSchema) },
  output: answer,
  status: 200,
  errors: ['storage_full'],
});
