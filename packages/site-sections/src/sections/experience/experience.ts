import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import { commaOf } from '../../text/comma-of.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, period } from '../entry.ts';

export const experience = entriesSection({
  key: 'experience',
  select: (profile, settings, { language }) => {
    const compact = settings.layout === 'compact';
    const jobs = arrange(profile.experience, settings).flatMap((job) => {
      const [title, organisation] = [cleanLine(job.title), cleanLine(job.organisation)];
      if (title === null && organisation === null) return [];
      return entry({
        id: job.id,
        title: title ?? organisation,
        sub: cleanLines([title === null ? null : organisation, job.location]).join(commaOf(language)) || null,
        subHref: job.organisationUrl,
        text: compact ? null : cleanText(job.description),
        when: period(job),
        tags: compact || settings.showSkills === false ? [] : cleanLines(job.skills),
      });
    });
    const entries = collapse(jobs, settings.shown ?? 5);
    return (
      entries && { entries, compact, timeline: settings.showTimeline !== false, tagsAre: 'skills' as const }
    );
  },
});
