/** In which language an account is written to; null: nobody knows, so English. */
export const accountLanguage = {
  name: '015-account-language',
  statements: [`alter table users add column language text`],
} as const;
