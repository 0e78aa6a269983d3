/** Where a command speaks to the person. Everything goes to the error stream: standard output is for results. */
export type Screen = {
  /** What is being done; the next call takes its place where the terminal can. */
  progress: (text: string) => void;
  done: (text: string) => void;
  warn: (text: string) => void;
};

export type Terminal = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

/** On a terminal the line of progress is drawn over; in a log only what is done is written, a line each. */
export function createScreen(terminal: Terminal, { quiet }: { quiet: boolean }): Screen {
  if (quiet) return { progress: () => undefined, done: () => undefined, warn: () => undefined };
  const live = terminal.isTTY === true;
  let shown = false;
  const clear = () => {
    if (shown) terminal.write('\r\u001B[2K');
    shown = false;
  };
  const line = (mark: string, text: string) => {
    clear();
    terminal.write(`${mark} ${oneLine(text)}\n`);
  };
  return {
    progress(text) {
      if (!live) return;
      clear();
      terminal.write(`… ${oneLine(text).slice(0, Math.max(10, (terminal.columns ?? 80) - 4))}`);
      shown = true;
    },
    done: (text) => line('✓', text),
    warn: (text) => line('!', text),
  };
}

/** What comes from a profile must not steer the terminal. Joiners hold letters and emoji together, and steer nothing. */
function oneLine(text: string): string {
  return text.replace(/(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}])+/gu, ' ');
}
