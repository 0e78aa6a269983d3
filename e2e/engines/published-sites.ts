import type { ThemeName } from '@tosite/validation/website/design';
import { createClient } from '../lives/run/http.ts';
import { signUp } from '../lives/run/owner.ts';
import { startStack } from '../stack.ts';

/** A profile of each kind of website: as it was recorded at its platform, and as our sample has it. */
export const PROFILES = {
  recorded: {
    'linkedin-individual': 'https://www.linkedin.com/in/mireille-okonjo-blanc-fx-visible',
    'linkedin-company': 'https://www.linkedin.com/company/atelier-cendre-fx',
    github: 'https://github.com/quillfeather-dev',
    youtube: 'https://www.youtube.com/@kettleandcompass',
    instagram: 'https://www.instagram.com/harbour_light_films',
  },
  /** Whose text begins with a large letter: no recorded one does. */
  lettered: { 'linkedin-individual': 'https://www.linkedin.com/in/tosite-sample-noor' },
  samples: {
    'linkedin-individual': 'https://www.linkedin.com/in/tosite-sample-noor',
    'linkedin-company': 'https://www.linkedin.com/company/tosite-sample-corran',
    github: 'https://github.com/tosite-sample-tove',
    youtube: 'https://www.youtube.com/@tosite-sample-plainobjects',
    instagram: 'https://www.instagram.com/tosite-sample-rima/',
  },
} as const;

export type PublishedSites = {
  /** Publishes a profile's site in this theme; answers its address. */
  publish: (profileUrl: string, theme: ThemeName) => Promise<string>;
  stop: () => Promise<void>;
};

/** The built product with a data folder of its own, and an owner in it. Its server answers with the headers that it has. */
export async function publishedSites(): Promise<PublishedSites> {
  const stack = await startStack({ INSTAGRAM_PUBLIC: 'on' });
  const client = createClient(stack.port);
  const product = { ...stack, client, databaseUrl: null };
  const owner = await signUp(product, 'engines@owners.example', 'An Owner');
  const labels = new Map<string, string>();

  async function labelOf(profileUrl: string): Promise<string> {
    const known = labels.get(profileUrl);
    if (known !== undefined) return known;
    const label = `engines${labels.size}`;
    const preview = await owner.preview({ link: profileUrl });
    const language = preview.language === 'und' ? 'en' : preview.language;
    await owner.create(preview, label, { timezone: 'UTC', language });
    labels.set(profileUrl, label);
    return label;
  }

  return {
    async publish(profileUrl, theme) {
      const label = await labelOf(profileUrl);
      const { design } = await owner.design(label);
      await owner.saveDesign(label, { ...design, theme_name: theme });
      for (let tries = 0; tries < 200; tries += 1) {
        const { text } = await client.visit(label, '/');
        if (text.includes(`data-theme="${theme}"`)) return stack.origin(label);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${label} was not published in ${theme}`);
    },
    stop: stack.stop,
  };
}
