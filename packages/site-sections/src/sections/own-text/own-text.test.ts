import { expect, it } from 'vitest';
import { renderPage } from '../../testing/rendered-page.ts';
import { sampleSite } from '../../testing/sample-site.ts';

function render(key: 'text' | 'imprint', text: string | undefined, title?: string) {
  const site = sampleSite('github', { sectionOrder: ['hero', key] });
  site.design = {
    ...site.design,
    sections: {
      [key]: { ...(text === undefined ? {} : { text }), ...(title === undefined ? {} : { title }) },
    },
  };
  return renderPage(site);
}

it.each([
  ['text', 'Notes'],
  ['imprint', 'Imprint'],
] as const)('the %s is what the owner wrote, as Markdown, under its own title or theirs', (key, usual) => {
  const page = render(key, 'Responsible: **Ada**\n\n- Street 1\n- [Write](https://example.com)');
  expect(page.text).toContain(usual);
  expect(page.text).toContain('Responsible:');
  expect(page.html).toContain('<strong>Ada</strong>');
  expect(page.html).toContain('href="https://example.com/"');
  expect(render(key, 'x', 'By the way').text).toContain('By the way');
});

it.each([undefined, '', '  \n', '<!-- nothing -->', '<script>alert(1)</script>'])(
  'nothing is drawn for %j',
  (text) => {
    const page = render('text', text);
    expect(page.html).not.toContain('data-section="text"');
    expect(page.html).not.toContain('alert(1)');
  },
);

it('a line that ended ends on the page, once, and code stays as it is', () => {
  const page = render(
    'imprint',
    '**Ada Ltd**\n*1 Street*\nLondon  \nUK\n\n- one\n  two\n- three\n\n```\na\nb\n```',
  );
  expect(page.html).toContain('<strong>Ada Ltd</strong><br/><em>1 Street</em><br/>London<br/>UK</p>');
  expect(page.html).toContain('<li>one<br/>two</li>');
  expect(page.html).toContain('a\nb');
  expect(page.html.match(/<br\/>/gu)).toHaveLength(4);
});

it('a short text stands in one column, a long one as the theme sets texts', () => {
  expect(render('imprint', 'Street 1\nTown').html).toContain('class="prose short"');
  expect(render('text', 'Words. '.repeat(300)).html).toContain('class="prose"');
});

it('a script that is written there never reaches the page', () => {
  const page = render('imprint', 'Hello <img src=x onerror=alert(1)> [x](javascript:alert(1))');
  expect(page.html).toContain('Hello');
  expect(page.html).not.toMatch(/onerror|javascript:/u);
});
