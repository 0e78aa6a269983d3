import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Preview } from '@tosite/validation/website/preview';

export const USER = {
  _id: 'u1',
  name: 'Jane Doe',
  email: 'jane@example.com',
  profile_picture: null,
  emailVerified: true,
  createdAt: '2026-11-28T00:00:00.000Z',
};

export const PREVIEW: Preview = {
  previewId: 'p1',
  platform: 'github',
  website_type: 'github',
  suggestedName: 'Quill “☕” Feather',
  suggestedDomain: 'quill',
  language: 'en',
  profile: emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'quill',
    url: 'https://github.com/quill',
    name: 'Quill',
  }),
  design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} },
  section_order: ['hero', 'contact'],
  media: {},
  previewUrl: 'http://preview.localhost:3000/p1/',
  source: { method: 'github:rest', fetchedAt: '2026-11-28T00:00:00.000Z', warnings: [] },
};
