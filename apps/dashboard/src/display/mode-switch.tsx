import { IconButton } from '@tosite/ui/icon-button';
import { Segmented } from '@tosite/ui/segmented';
import { Monitor, Moon, Sun } from 'lucide-react';
import { words } from '../words/words.ts';
import { MODES, setMode, useModeStore, type Mode } from './mode.ts';

const ICONS: Record<Mode, typeof Sun> = { auto: Monitor, light: Sun, dark: Moon };

/** All three side by side, for a settings page. */
export function ModeSwitch() {
  const mode = useModeStore((state) => state.mode);
  return (
    <Segmented
      label={words.mode.label}
      value={mode}
      onValueChange={setMode}
      options={MODES.map((value) => ({ value, label: words.mode[value] }))}
    />
  );
}

/** One small button that goes on to the next of the three. */
export function ModeButton({ className }: { className?: string }) {
  const mode = useModeStore((state) => state.mode);
  const Icon = ICONS[mode];
  const next = MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? 'auto';
  return (
    <IconButton
      label={words.mode.now(words.mode[mode])}
      onClick={() => setMode(next)}
      {...(className === undefined ? {} : { className })}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
