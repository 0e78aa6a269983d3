import * as v from 'valibot';
import { StoredImageSchema } from '@tosite/validation/profile/stored-image';
import { defineEndpoint } from './define-endpoint.ts';

const ImageUrlSchema = v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(2048));

export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/upload',
  access: 'user',
  summary: 'Upload one picture for a website, as a part named file',
  multipart: true,
  input: {
    body: v.strictObject({
      websiteId: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(64)),
      /** The picture whose place it takes; it stays until the website no longer names it. */
      oldImageUrl: v.optional(ImageUrlSchema),
    }),
  },
  output: v.object({
    /** What a website's profile names the picture by. */
    imageUrl: v.string(),
    width: v.number(),
    height: v.number(),
    /** Narrowest first, each at its own address. */
    variants: StoredImageSchema.entries.variants,
    id: v.string(),
    color: v.string(),
    placeholder: v.string(),
  }),
  status: 201,
  errors: ['too_large', 'unsupported_media_type', 'conflict', 'overloaded', 'storage_full'],
});

export const deleteImage = defineEndpoint({
  method: 'DELETE',
  path: '/api/upload',
  access: 'user',
  summary: "Delete one of the owner's uploaded pictures; it leaves their site at once",
  input: { body: v.strictObject({ imageUrl: ImageUrlSchema }) },
  output: null,
  status: 204,
  errors: ['storage_full'],
});
