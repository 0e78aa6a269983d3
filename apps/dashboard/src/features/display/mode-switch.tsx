import { Segmented } from '@tosite/ui/segmented';
import { Monitor, Moon, Sun } from 'lucide-react';
import { words } from '../../words/en.ts';
import { MODES, setMode, useModeStore, type Mode } from './mode.ts';

const ICONS: Record<Mode, typeof Sun> = { auto: Monitor, light: Sun, dark: Moon };

export function ModeSwitch({ className }: { className?: string }) {
  const mode = useModeStore((state) => state.mode);
  return (
    <Segmented
      label={words.mode.label}
      value={mode}
      onValueChange={setMode}
      options={MODES.map((value) => {
        const Icon = ICONS[value];
        return { value, label: words.mode[value], icon: <Icon size={15} aria-hidden /> };
      })}
      {...(className === undefined ? {} : { className })}
    />
  );
}
