import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Preview } from '@tosite/validation/website/preview';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { ada, preview, seeCookies } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { uploadFiles } from '../../imports/upload-files.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { CompletingStep } from './completing-step.tsx';
import { useOnboardingStore } from '../../memory/onboarding-store.ts';

vi.mock('../../imports/upload-files.ts', () => ({ uploadFiles: vi.fn() }));
const HIDDEN = 'LinkedIn hides your work history from us. Add it by uploading your data.';
const details = {
  websiteName: 'Mine',
  websiteDomain: 'mine',
  theme: 'atelier',
  type: 'linkedin-individual',
} as const;
const from = (source: Partial<Preview['source']>): Preview => ({
  ...preview,
  platform: 'linkedin',
  website_type: 'linkedin-individual',
  source: { ...preview.source, ...source },
});
let answers: Record<string, unknown>;
const open = (made: Preview) =>
  renderAt('/website/preview', '/website/preview', <CompletingStep preview={made} />);

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useOnboardingStore.getState().clear();
  useAuthStore.getState().updateAccessToken(null);
  answers = {};
  answerApi(answers);
});
afterEach(cleanup);

it('is not there where nothing was missing', () => {
  open(from({ warnings: [] }));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says what was not given, three at once and the rest when asked', () => {
  open(from({ warnings: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'] }));
  expect(screen.getByRole('heading', { name: 'What LinkedIn did not give' })).toBeDefined();
  expect(screen.getByText('2 more').closest('details')?.textContent).toContain('Five.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of a sample that it is one', () => {
  open(from({ method: 'sample', warnings: ['Everything on it is invented.'] }));
  expect(screen.getByRole('heading', { name: 'This is an example' })).toBeDefined();
  expect(screen.getByText('Everything on it is invented.')).toBeDefined();
});

it('completes it with the person’s own data, and keeps the look, the name and the address', async () => {
  useOnboardingStore.getState().setPreviewData(preview);
  useOnboardingStore.getState().setWebsiteDetails(details);
  const made = { ...preview, previewId: 'preview-2' };
  vi.mocked(uploadFiles).mockResolvedValue(made);
  const { at } = open(from({ warnings: [HIDDEN], next: ['import', 'connect'] }));
  expect(screen.getByText(HIDDEN)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Upload your LinkedIn data' }));
  const dialog = await screen.findByRole('dialog');
  const input = within(dialog).getByLabelText('Your file, or several parts of it');
  Object.defineProperty(input, 'files', { value: [new File(['PK'], 'export.zip')] });
  fireEvent.change(input);
  await waitFor(() => expect(at()).toBe('/website/preview?id=preview-2'));
  expect(useOnboardingStore.getState().previewData).toEqual(made);
  expect(useOnboardingStore.getState().websiteDetails).toEqual({ ...details, previewId: 'preview-2' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers to connect the account only where that can be done here', async () => {
  const made = from({ warnings: [HIDDEN], next: ['connect'] });
  open(made);
  expect(screen.queryByRole('link', { name: 'Connect LinkedIn' })).toBeNull();
  cleanup();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers['GET /api/connections'] = { connections: [], available: ['linkedin'] };
  open(made);
  const link = await screen.findByRole('link', { name: 'Connect LinkedIn' });
  expect(link.getAttribute('href')).toContain('/website/link-profile?next=connect');
});
