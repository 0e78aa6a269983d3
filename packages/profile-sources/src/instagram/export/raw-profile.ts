import { asList, asObject, asObjects, asText, entriesOf } from './export-json.ts';
import { profileFieldOf, type ProfileField } from './profile-labels.ts';

/** What an export says about its owner and is not private. */
export type RawProfile = Record<ProfileField, string | null> & {
  /** The profile picture's path as the export writes it. */
  photo: string | null;
  /** How many of its lines are private: counted, never taken. */
  privateLines: number;
};

export const NO_PROFILE: RawProfile = {
  username: null,
  name: null,
  biography: null,
  website: null,
  photo: null,
  privateLines: 0,
};

/**
 * `personal_information.json` of any year: `profile_user` with a map of labels, the newer list of `label_values`, or
 * the flat `profile.json` of the exports up to 2020.
 */
export function readRawProfile(json: unknown): RawProfile {
  const profile: RawProfile = { ...NO_PROFILE };
  const take = (label: string, value: unknown): void => {
    const field = profileFieldOf(label);
    const said = asText(asObject(value)?.['value'] ?? asObject(value)?.['href'] ?? value);
    if (field !== null) profile[field] ??= said;
    else if (said !== null) profile.privateLines += 1;
  };
  for (const user of usersIn(json)) {
    for (const [label, value] of entriesOf(user['string_map_data'])) take(label, value);
    for (const row of asObjects(user['label_values'])) {
      const label = asText(row['label']);
      if (label !== null) take(label, row);
    }
    for (const [, value] of entriesOf(user['media_map_data']))
      profile.photo ??= asText(asObject(value)?.['uri']);
    for (const key of ['username', 'name', 'biography', 'website'] satisfies ProfileField[]) {
      profile[key] ??= typeof user[key] === 'string' ? asText(user[key]) : null;
    }
  }
  return profile;
}

function usersIn(json: unknown) {
  return [...asObjects(asObject(json)?.['profile_user']), ...asObjects(json)];
}

/** The newest picture of `profile_photos.json`, or the active one of `media.json`. */
export function readProfilePhoto(json: unknown): string | null {
  const lists = Array.isArray(json)
    ? [json]
    : entriesOf(json).flatMap(([key, value]) => (/profile/iu.test(key) ? [asList(value)] : []));
  const photos = lists.flat().flatMap((item) => {
    const object = asObject(item);
    const uri = asText(object?.['uri']) ?? asText(object?.['path']);
    const active = object?.['is_active_profile'] === true;
    const at = Number(
      object?.['creation_timestamp'] ?? Date.parse(asText(object?.['taken_at']) ?? '') / 1000,
    );
    return uri === null ? [] : [{ uri, rank: (active ? 1e12 : 0) + (Number.isFinite(at) ? at : 0) }];
  });
  return photos.sort((a, b) => b.rank - a.rank)[0]?.uri ?? null;
}

/**
 * The account in a download's file name, as in `instagram-some.name-2026-11-20-FxAbCd12.zip` or
 * `some_name_20220110.zip`, with or without the number of a part.
 */
export function usernameInFileName(name: string): string | null {
  const plain = name
    .slice(name.lastIndexOf('/') + 1)
    .replace(/\.zip$/iu, '')
    .replace(/[ _-]?\(\d+\)$/u, '');
  const [, newer] = /^instagram-([\w.]{1,30})-\d{4}-\d{2}-\d{2}(?:-|$)/iu.exec(plain) ?? [];
  const [, older] = /^(?!instagram)([\w.]{1,30})_\d{8}(?:_part_\d+)?$/iu.exec(plain) ?? [];
  return (newer ?? older ?? null)?.toLowerCase() ?? null;
}
