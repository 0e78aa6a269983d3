import { describe, expect, it } from 'vitest';
import { renderPage, inside, sectionOf } from '../testing/rendered-page.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite } from '../testing/sample-site.ts';
import type { SiteInput } from '../site.ts';

const cv = (site: SiteInput) => renderPage(site, { kind: 'cv' });

describe('the curriculum vitae', () => {
  it.each([1, 14, 60])('tells all of %i of everything, with its words and its dates', (count) => {
    const { text } = cv(
      sampleSite('linkedin-individual', { profile: fullProfile('linkedin-individual', count) }),
    );
    for (let at = 0; at < count; at += 1) {
      for (const fact of [
        `experience title ${at}`,
        `experience description ${at}`,
        `education field ${at}`,
        `education activities ${at}`,
        `skills name ${at}`,
        `certifications issuer ${at}`,
        `Credential certifications licence ${at}`,
        `honours issuer ${at}`,
        `volunteering description ${at}`,
        `publications publisher ${at}`,
        `projects description ${at}`,
        `organisations role ${at}`,
      ])
        expect(text).toContain(fact);
    }
    expect(text.match(/Nov 2020 – Nov 2023|Nov 2020\s+–\s+Nov 2023/gu)).toHaveLength(count);
  });

  it('chooses of many repositories those that the page shows first, and says of how many', () => {
    const site = sampleSite('github', {
      profile: fullProfile('github', 30),
      sectionOrder: ['hero', 'repositories', 'contact'],
    });
    const { text } = cv(site);
    expect(text).toContain('6 of 30');
    expect(text.match(/projects name \d+/gu)).toHaveLength(6);
    site.design = { ...site.design, sections: { repositories: { shown: 20 } } };
    expect(cv({ ...site }).text).toContain('20 of 30');
  });

  it('tells what others said only when the owner wants that, and leaves out what the owner does not', () => {
    const site = sampleSite();
    expect(cv(site).text).not.toContain('recommendations text 0');
    const sections = { recommendations: { cv: true }, honours: { cv: false } };
    const { text } = cv({ ...site, design: { ...site.design, sections } });
    expect(text).toContain('recommendations text 0');
    expect(text).not.toContain('honours title 0');
  });

  it('is reached as the site is: every way to write that the page shows, and none besides', () => {
    const site = sampleSite();
    const links = (rendered: SiteInput, kind: 'home' | 'cv') =>
      inside(sectionOf(renderPage(rendered, { kind }), kind === 'cv' ? 'cv' : 'contact'), 'a')
        .map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value ?? '')
        .filter((href) => /elsewhere|mailto|tel:|engine\.example|profile\.example/u.test(href))
        .sort();
    expect(links(site, 'cv')).toEqual(links(site, 'home'));
    expect(links(site, 'cv').length).toBeGreaterThan(5);
    const silent = { ...site, design: { ...site.design, sections: { contact: { showLinks: false } } } };
    expect(links(silent, 'cv')).toEqual([]);
  });

  it('tells nothing that the owner hides', () => {
    const site = sampleSite('linkedin-individual');
    site.design.sections = {
      contact: { showEmail: false, showPhone: false },
      experience: { hiddenItems: ['experience-1'] },
      skills: { hidden: true },
    };
    const { text } = cv(site);
    expect(text).toContain('experience title 0');
    for (const hidden of ['ada@engine.example', '7946', 'experience title 1', 'skills name']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('names the file that other programs read', () => {
    expect(cv(sampleSite()).html).toContain('href="/resume.json"');
  });
});
