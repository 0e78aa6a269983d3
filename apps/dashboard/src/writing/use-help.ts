import { MAX_HELP_CONTEXT, helpMeWrite, type HelpType } from '@tosite/api-client/endpoints/writing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../session/api.ts';

/** `unknown`: what was asked for stands nowhere. */
export type HelpState = 'idle' | 'writing' | 'written' | 'unknown' | 'failed';

export type HelpRequest = {
  websiteId: string;
  type: HelpType;
  /** What stands in the field and around it, read when it is asked for. */
  context: () => string;
  /** Told when the model begins and when it ends. */
  onWriting?: ((isWriting: boolean) => void) | undefined;
};

export type Help = ReturnType<typeof useHelp>;

/** One text that is asked for at a time. What is typed and what came stay until they are used or put away. */
export function useHelp({ websiteId, type, context, onWriting }: HelpRequest) {
  const [prompt, setPrompt] = useState('');
  const [text, setText] = useState('');
  const [state, setState] = useState<HelpState>('idle');
  /** As the call failed; null: it did not. */
  const [error, setError] = useState<unknown>(null);
  const [unknown, setUnknown] = useState('');
  const [doubted, setDoubted] = useState<readonly string[]>([]);
  const running = useRef<AbortController | null>(null);
  const tell = useEffectEvent((isWriting: boolean) => onWriting?.(isWriting));
  const isWriting = state === 'writing';
  useEffect(() => {
    if (!isWriting) return;
    tell(true);
    return () => tell(false);
  }, [isWriting]);
  useEffect(() => () => running.current?.abort(), []);

  function clear() {
    setText('');
    setError(null);
    setUnknown('');
    setDoubted([]);
  }

  async function ask(wanted: string): Promise<void> {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    setPrompt(wanted);
    clear();
    setState('writing');
    try {
      const {
        text: whole,
        notKnown = '',
        unsupported = [],
      } = await api.call(
        helpMeWrite,
        { body: { type, prompt: wanted, websiteId, context: context().slice(0, MAX_HELP_CONTEXT) } },
        {
          signal: call.signal,
          onText: (delta) => {
            if (running.current === call) setText((before) => before + delta);
          },
        },
      );
      if (running.current !== call) return;
      setText(whole);
      setUnknown(notKnown);
      setDoubted(unsupported);
      setState(whole.trim() === '' ? 'unknown' : 'written');
    } catch (failure) {
      if (call.signal.aborted || running.current !== call) return;
      // What is not whole may be what was refused.
      setText('');
      setError(failure);
      setState('failed');
    }
  }

  return {
    prompt,
    text,
    state,
    error,
    /** What is missing, in the model's words; empty: it did not say. */
    unknown,
    /** Numbers of the text that stand nowhere else. */
    doubted,
    setPrompt,
    ask: (wanted: string) => void ask(wanted),
    /** What came so far stays. */
    stop: () => {
      running.current?.abort();
      running.current = null;
      setState(text.trim() === '' ? 'idle' : 'written');
    },
    /** The text is used or put away. */
    forget: () => {
      clear();
      setState('idle');
    },
  };
}
