import { describe, expect, it } from 'vitest';
import { drawPage } from '../testing/drawn-page.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite } from '../testing/sample-site.ts';
import { cvContent } from './cv-content.ts';

const LONG = 'Led the rebuilding of the harbour’s lights, from the first sketch to the last lamp. ';

describe('the one sheet', () => {
  it.each([0, 1, 3, 20, 300])('holds a profile with %i of everything', (count) => {
    const content = cvContent(
      fullProfile('linkedin-individual', count, (words) => `${words} ${LONG.repeat(20)}`),
    );
    const entries = [...content.experience, ...content.education, ...content.projects];
    const lines = [...content.skills, ...content.languages, ...content.certifications, ...content.honours];
    const letters = entries.reduce(
      (sum, { text }) => sum + (text?.length ?? 0),
      content.summary?.length ?? 0,
    );
    expect(entries.length).toBeLessThanOrEqual(13);
    expect(lines.length).toBeLessThanOrEqual(27);
    expect(letters).toBeLessThanOrEqual(420 + 300 + 220 + 150 + 560);
    for (const line of [...lines, ...entries.map(({ title }) => title)]) {
      expect(line.length).toBeLessThanOrEqual(90);
    }
  });

  it('tells projects with words where there are few jobs', () => {
    const profile = fullProfile('github', 3);
    expect(cvContent({ ...profile, experience: [] }).projects[0]?.text).toBe('projects description 0');
    expect(cvContent(profile).projects[0]?.text).toBeNull();
  });
});

describe('the page', () => {
  it('tells nothing that the owner hides', () => {
    const site = sampleSite('linkedin-individual');
    site.design.sections = {
      contact: { showEmail: false, showPhone: false },
      experience: { hiddenItems: ['experience-1'] },
      skills: { hidden: true },
    };
    const { text } = drawPage(site, { kind: 'cv' });
    expect(text).toContain('experience title 0');
    for (const hidden of ['ada@engine.example', '7946', 'experience title 1', 'skills name']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('names the file that other programs read', () => {
    expect(drawPage(sampleSite(), { kind: 'cv' }).html).toContain('href="/resume.json"');
  });
});
