import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import { ERROR_CODES } from '@tosite/api-client/endpoints/errors';
import {
  EmailSchema,
  NewPasswordSchema,
  PasswordSchema,
  PersonNameSchema,
} from '@tosite/validation/account/account-fields';
import { OneTimeCodeSchema, SecondStepCodeSchema } from '@tosite/validation/account/second-step';
import {
  PROFILE_LINK_INVALID,
  PROFILE_LINK_REQUIRED,
} from '@tosite/validation/platforms/normalize-profile-url';
import { OwnerEditsSchema } from '@tosite/validation/profile/owner-edits';
import { ADDED_ITEMS, CHANGED_ITEMS, OwnerFieldsSchema } from '@tosite/validation/profile/owner-edits-fields';
import { DesignSchema, SectionOrderSchema } from '@tosite/validation/website/design';
import { SECTION_SETTINGS } from '@tosite/validation/website/section-settings';
import { SeoSettingsSchema } from '@tosite/validation/website/seo';
import { WebsiteFormSchema } from '@tosite/validation/website/website-form';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editorWords } from './editor-es.ts';
import { errorsEs, sentencesEs } from './server-sentences-es.ts';

const FORMS: readonly v.GenericSchema[] = [
  EmailSchema,
  NewPasswordSchema,
  PasswordSchema,
  PersonNameSchema,
  OneTimeCodeSchema,
  SecondStepCodeSchema,
  WebsiteFormSchema,
  DesignSchema,
  SectionOrderSchema,
  SeoSettingsSchema,
  OwnerFieldsSchema,
  OwnerEditsSchema,
  ...Object.values(ADDED_ITEMS),
  ...Object.values(CHANGED_ITEMS),
];

/** What stands under `key` anywhere in a schema, a pipe or what they hold. */
function collect(
  value: unknown,
  key: 'message' | 'title' | 'description',
  into: Set<string>,
  seen = new Set(),
) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, inner] of Object.entries(value)) {
    if (name === key && typeof inner === 'string') into.add(inner);
    // The sentences of an object's fields are said by a function.
    else if (name === key && typeof inner === 'function' && isSchema(value)) {
      for (const { message } of v.safeParse(value, {}).issues ?? []) into.add(message);
    } else if (name !== '~standard') collect(inner, key, into, seen);
  }
}

function isSchema(value: object): value is v.GenericSchema {
  return 'kind' in value && value.kind === 'schema';
}

function messagesOf(values: readonly unknown[]): string[] {
  const found = new Set<string>();
  for (const value of values) collect(value, 'message', found);
  return [...found];
}

describe('what schemas say', () => {
  const ofForms = messagesOf(FORMS);
  const ofCalls = messagesOf(Object.values(ENDPOINTS).map(({ input }) => input));

  it('is found', () => {
    expect(ofForms).toEqual(
      expect.arrayContaining([
        'Enter your e-mail address.',
        'Write a name, not an address.',
        'Website domain is required',
        'Paste only the content value of the tag.',
        'Enter an address that starts with https://',
        'A section can stand in the order only once.',
      ]),
    );
    expect(ofCalls).toEqual(expect.arrayContaining(['Required', 'Invalid input', 'Type is required']));
  });

  it.each([...new Set([...ofForms, ...ofCalls, PROFILE_LINK_REQUIRED, PROFILE_LINK_INVALID])])(
    '%s has Spanish words',
    (sentence) => {
      expect(sentencesEs).toHaveProperty([sentence]);
    },
  );
});

describe('what the settings of sections are called', () => {
  const of = (key: 'title' | 'description') => {
    const found = new Set<string>();
    collect(SECTION_SETTINGS, key, found);
    return [...found];
  };
  it.each(of('title'))('%s has a Spanish title', (title) => {
    expect(editorWords.settingTitles).toHaveProperty([title]);
  });
  it.each(of('description'))('“%s” has a Spanish help', (help) => {
    expect(editorWords.settingHelp).toHaveProperty([help]);
  });
});

describe('Spanish sentences', () => {
  it.each(ERROR_CODES)('%s says what is wrong and what to do', (code) => {
    // Two sentences, or one that is all advice.
    expect(errorsEs[code]).toMatch(/^[\p{Lu}¿][^!]{20,}\.$/u);
    expect(errorsEs[code]).toMatch(/\. \p{Lu}/u);
  });

  it.each(Object.entries(sentencesEs))('%s', (sentence, spanish) => {
    expect(spanish.trim()).not.toBe('');
    expect(spanish).not.toBe(sentence);
    expect(spanish).not.toMatch(/!|\b(?:the|and|your|you|is|are|with|of|this|again|please)\b/iu);
    // A sentence stays one, a label stays one.
    expect(/[.:]$/u.test(spanish)).toBe(/[.:]$/u.test(sentence));
  });
});
