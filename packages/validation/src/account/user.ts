import * as v from 'valibot';
import { InstantSchema } from '../profile/profile.ts';

export const UserSchema = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  profile_picture: v.nullable(v.string()),
  emailVerified: v.boolean(),
  createdAt: InstantSchema,
});
export type User = v.InferOutput<typeof UserSchema>;
