import * as v from 'valibot';
import { InstantSchema } from '../profile/profile.ts';
import { LanguageSchema } from './language.ts';

export const UserSchema = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  profile_picture: v.nullable(v.string()),
  /** Of the mails to this account; absent: nobody has chosen one. */
  language: v.optional(LanguageSchema),
  emailVerified: v.boolean(),
  createdAt: InstantSchema,
});
export type User = v.InferOutput<typeof UserSchema>;
