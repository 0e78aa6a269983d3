import { useQuery } from '@tanstack/react-query';
import { BareDialog } from '@tosite/ui/dialog';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { Command } from 'cmdk';
import {
  Copy,
  ExternalLink,
  Globe,
  LogOut,
  Palette,
  PanelTop,
  Plus,
  SunMoon,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { editorWords } from '../../words/editor-words.ts';
import { paletteWords } from '../../words/palette-words.ts';
import { MODES, setMode } from '../../display/mode.ts';
import { logOut } from '../../session/log-out.ts';
import { copyAddress } from '../../sites/copy-address.ts';
import { goOnWith } from '../../sites/use-chosen-website.ts';
import { websiteQueries } from '../../sites/website-queries.ts';
import { PLACES } from './places.ts';
import { paletteKeys } from './use-shortcuts.ts';

const copy = paletteWords;

export type CommandPaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Everything that can be reached or done, by its first letters. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  return (
    <BareDialog open={open} onOpenChange={onOpenChange} label={copy.title}>
      <Commands onDone={() => onOpenChange(false)} />
    </BareDialog>
  );
}

function Commands({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  // What can be designed is much: it is found by its name, and does not stand between the others.
  const [search, setSearch] = useState('');
  const current = useQuery(websiteQueries.current()).data?.website ?? null;
  const websites = useQuery(websiteQueries.all()).data?.websites ?? [];
  const run = (action: () => unknown) => () => {
    onDone();
    action();
  };
  const go = (to: string) => run(() => navigate(to));

  return (
    <Command label={copy.title} loop>
      <Command.Input
        value={search}
        onValueChange={setSearch}
        placeholder={copy.placeholder}
        className="min-h-13 w-full border-b border-rule bg-transparent px-5 text-lg outline-none placeholder:text-ink-2"
      />
      <Command.List className="max-h-[min(420px,60dvh)] overflow-y-auto p-2" label={copy.title}>
        <Command.Empty className="px-3 py-6 text-center text-ink-2">{copy.none}</Command.Empty>
        <Group heading={copy.groups.go}>
          {PLACES.map(({ name, to, icon, letter }) => (
            <Item
              key={to}
              icon={icon}
              onSelect={go(to)}
              keys={letter === null ? null : `G ${letter.toUpperCase()}`}
            >
              {name}
            </Item>
          ))}
        </Group>
        {current !== null && (
          <Group heading={copy.groups.site}>
            {current.status === 'published' && (
              <Item
                icon={ExternalLink}
                onSelect={run(() => window.open(current.url, '_blank', 'noopener,noreferrer'))}
              >
                {copy.view}
              </Item>
            )}
            <Item icon={Copy} onSelect={run(() => void copyAddress(current))}>
              {copy.copy}
            </Item>
            <Item icon={Plus} onSelect={go(paths.linkProfile())}>
              {copy.create}
            </Item>
          </Group>
        )}
        {current !== null && search.trim() !== '' && (
          <Group heading={copy.groups.design}>
            {THEME_NAMES.map((theme) => (
              <Item key={theme} icon={Palette} onSelect={go(paths.design({ theme }))}>
                {copy.theme(words.themes[theme])}
              </Item>
            ))}
            {INITIAL_SECTION_ORDER[current.website_type].map((section) => (
              <Item key={section} icon={PanelTop} onSelect={go(paths.design({ section }))}>
                {copy.section(editorWords.sectionNames[section])}
              </Item>
            ))}
          </Group>
        )}
        {websites.length > 1 && (
          <Group heading={copy.groups.websites}>
            {websites
              .filter(({ _id }) => _id !== current?._id)
              .map((website) => (
                <Item
                  key={website._id}
                  icon={Globe}
                  value={`${website.website_name} ${website.domain_name} ${website._id}`}
                  onSelect={run(() => navigate(paths.home(), { state: goOnWith(website._id) }))}
                >
                  {copy.switchTo(website.website_name)}
                </Item>
              ))}
          </Group>
        )}
        <Group heading={copy.groups.look}>
          {MODES.map((mode) => (
            <Item
              key={mode}
              icon={SunMoon}
              value={`${copy.groups.look} ${words.mode[mode]}`}
              onSelect={run(() => setMode(mode))}
            >
              {words.mode[mode]}
            </Item>
          ))}
        </Group>
        <Group heading={copy.groups.account}>
          <Item icon={LogOut} onSelect={run(() => void logOut(navigate))}>
            {copy.logout}
          </Item>
        </Group>
      </Command.List>
      <p className="border-t border-rule px-5 py-2.5 text-sm text-ink-2 max-sm:hidden">
        {copy.hint(paletteKeys())}
      </p>
    </Command>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="mb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-2"
    >
      {children}
    </Command.Group>
  );
}

type ItemProps = {
  icon: LucideIcon;
  onSelect: () => void;
  /** The shortcut, in words; null: none. */
  keys?: string | null;
  /** What is searched, where it is more than what is shown. */
  value?: string;
  children: string;
};

function Item({ icon: Icon, onSelect, keys = null, value, children }: ItemProps) {
  return (
    <Command.Item
      onSelect={onSelect}
      {...(value === undefined ? {} : { value })}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-control px-3 font-medium data-[selected=true]:bg-wash data-[selected=true]:text-ink max-lg:min-h-11"
    >
      <Icon size={16} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys !== null && (
        <kbd className="rounded-[4px] border border-rule px-1.5 font-sans text-sm text-ink-2 max-sm:hidden">
          {keys}
        </kbd>
      )}
    </Command.Item>
  );
}
