import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import { commaOf } from '../../text/comma-of.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, period } from '../entry.ts';

export const education = entriesSection({
  key: 'education',
  select: (profile, settings, { language }) => {
    const compact = settings.layout !== 'detailed';
    const schools = arrange(profile.education, settings).flatMap((item) => {
      const school = cleanLine(item.school);
      const study = cleanLines([item.degree, item.field]).join(commaOf(language));
      if (school === null && study === '') return [];
      return entry({
        id: item.id,
        title: study === '' ? school : study,
        sub: study === '' ? null : school,
        text: cleanText([item.description, item.activities].filter((part) => part !== null).join('\n\n')),
        when: period(item),
        notes: cleanLines([item.grade]),
      });
    });
    const entries = collapse(schools, settings.shown ?? 6);
    return entries && { entries, compact, timeline: false, tagsAre: null };
  },
});
