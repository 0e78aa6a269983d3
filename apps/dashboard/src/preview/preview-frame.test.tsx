import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PreviewFrame } from '../previews/preview-frame.tsx';
import { siteOfPreview } from '../features/onboarding/site-of-preview.ts';
import { preview } from '../testing/fixtures.ts';
import { drawingIn } from './render-site.tsx';
import { isRenderMessage } from './frame-messages.ts';

afterEach(cleanup);
const site = siteOfPreview(preview, 'swiss', 'Ada Byron', 'adabyron');

function openFrame() {
  const view = render(<PreviewFrame site={site} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Your site, preview');
  const post = vi.fn<(message: unknown, origin: string) => void>();
  const inside = { postMessage: post };
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  const say = (data: unknown, source: unknown = inside) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { view, frame, post, say };
}

it('the frame has no origin of ours and may not leave', () => {
  const { frame } = openFrame();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toBe('/preview-frame');
});

it('sends the site when the frame is ready, and again when it changes', async () => {
  const { view, post, say } = openFrame();
  expect(post).not.toHaveBeenCalled();
  say({ kind: 'tosite:ready' });
  await waitFor(() => expect(post).toHaveBeenCalledWith({ kind: 'tosite:draw', turn: 1, site }, '*'));
  const changed = { ...site, name: 'Ada' };
  view.rerender(<PreviewFrame site={changed} />);
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith({ kind: 'tosite:draw', turn: 2, site: changed }, '*'),
  );
  expect(screen.getByText('Drawing your site')).toBeDefined();
  say({ kind: 'tosite:drawn', turn: 2 });
  await waitFor(() => expect(screen.queryByText('Drawing your site')).toBeNull());
});

it('listens to nobody but its own frame', async () => {
  const { post, say } = openFrame();
  say({ kind: 'tosite:ready' }, window);
  say({ kind: 'tosite:ready' }, null);
  say({ kind: 'something else' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(post).not.toHaveBeenCalled();
});

it.each([null, 'text', {}, { kind: 'tosite:draw' }, { kind: 'tosite:draw', turn: 1, site: 'x' }])(
  'the frame takes %j for no order to draw',
  (data) => {
    expect(isRenderMessage(data)).toBe(false);
  },
);

it('draws the site with the facts of the profile, and the next theme in its place', async () => {
  const target = document.implementation.createHTMLDocument('');
  const drawing = drawingIn(target);
  drawing.draw(site);
  expect(target.body.textContent).toContain('Ada Byron');
  expect(target.body.textContent).toContain('Writes programs for engines');
  const css = () => [...target.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const swiss = css();
  expect(swiss).toContain("@font-face{font-family:'Inter Tight'");
  drawing.draw(siteOfPreview(preview, 'atelier', 'Ada Byron', 'adabyron'));
  expect(css()).not.toBe(swiss);
  expect(css()).toContain("@font-face{font-family:'Newsreader'");
  expect(target.documentElement.getAttribute('data-theme')).toBe('atelier');
});

it('another accent or mode leaves the page itself as it is, another title does not', () => {
  const target = document.implementation.createHTMLDocument('');
  const drawing = drawingIn(target);
  drawing.draw(site);
  const heading = target.querySelector('h1');
  if (heading?.firstElementChild) heading.firstElementChild.textContent = 'touched';
  const colour = () => target.documentElement.style.getPropertyValue('--accent');
  const before = colour();
  drawing.draw({ ...site, design: { ...site.design, accent: '#2f6f3e', theme_mode: 'dark' } });
  expect(colour()).not.toBe(before);
  expect(target.documentElement.getAttribute('data-mode')).toBe('dark');
  expect(heading?.textContent).toContain('touched');
  drawing.draw({ ...site, profile: { ...site.profile, name: 'Another Name' } });
  expect(target.querySelector('h1')?.textContent).toBe('Another Name');
});
