/** The first of these that is known; a page has to be written in some language: else English. */
export function knownLanguage(...languages: readonly (string | undefined)[]): string {
  return languages.find((language) => language !== undefined && language !== 'und') ?? 'en';
}
