/* Who one can be at the recorded platforms: each account ends in its own way. Nobody of them is real. */

export type RecordedPlatform = 'google' | 'github' | 'linkedin' | 'instagram';
export type RecordedAccount = {
  id: string;
  /** What the page calls it, and before the colon its name. */
  label: string;
  /** null: the platform has confirmed none. */
  email: string | null;
  token: string;
};

export const RECORDED_ACCOUNTS: Record<RecordedPlatform, readonly RecordedAccount[]> = {
  google: [
    {
      id: 'olive',
      label: 'Olive Owner: the seeded account, once its address is confirmed',
      email: 'owner@example.com',
      token: 'recorded-google-olive',
    },
    {
      id: 'gina',
      label: 'Gina Google: a new account',
      email: 'gina.google@example.com',
      token: 'recorded-google-gina',
    },
    {
      id: 'unconfirmed',
      label: 'Uma Unconfirmed: Google has not confirmed her address',
      email: null,
      token: 'recorded-google-unconfirmed',
    },
  ],
  github: [
    {
      id: '7001',
      label: 'Hugo Hub: a new account',
      email: 'hugo.hub@example.com',
      token: 'gho_recorded_hugo',
    },
    {
      id: '7002',
      label: 'Una Unknown: GitHub has not confirmed her address',
      email: null,
      token: 'gho_recorded_una',
    },
  ],
  linkedin: [
    {
      id: 'r1FxFxFx01',
      label: 'Mireille Okonjo-Blanc: all of her data',
      email: 'mireille@atelier-cendre.example.com',
      token: 'good',
    },
    {
      id: 'abroad',
      label: 'Max Member: outside of Europe, so name and picture only',
      email: 'max.member@example.com',
      token: 'recorded-linkedin-abroad',
    },
    {
      id: 'early',
      label: 'Ella Early: LinkedIn has not put her data together yet',
      email: 'ella.early@example.com',
      token: 'recorded-linkedin-early',
    },
  ],
  instagram: [
    {
      id: '17841400000000101',
      label: 'saffron.and.slate: a creator account',
      email: null,
      token: 'IGAAFXshort',
    },
    { id: '101', label: 'a.person: a personal account', email: null, token: 'IGAAFXpersonal' },
    {
      id: '102',
      label: 'harbour.ends: a connection that ends at its first reading',
      email: null,
      token: 'IGAAFXending',
    },
  ],
};

export const nameOf = ({ label }: RecordedAccount): string => label.split(':')[0] ?? label;
