import * as v from 'valibot';
import { importWords } from '../words/import-words.ts';

const copy = importWords.write;
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, copy.tooLong(most)));

/** What one can write of oneself instead of bringing a profile; only the name has to be there. */
export const WrittenProfileSchema = v.object({
  name: v.pipe(text(120), v.minLength(1, copy.nameNeeded)),
  headline: text(220),
  position: text(120),
  organisation: text(120),
  place: text(120),
  about: text(2600),
});
type WrittenProfile = v.InferOutput<typeof WrittenProfileSchema>;

/** As a JSON Resume, which is read like one that was brought. */
export function writtenAsFile(written: WrittenProfile): File {
  const { name, headline, position, organisation, place, about } = written;
  const resume = {
    basics: { name, label: headline, summary: about, location: { city: place } },
    work: position === '' && organisation === '' ? [] : [{ name: organisation, position }],
  };
  return new File([JSON.stringify(resume)], 'resume.json', { type: 'application/json' });
}
