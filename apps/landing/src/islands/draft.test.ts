// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft } from './draft.ts';

function field(value = ''): HTMLInputElement {
  const input = document.createElement('input');
  input.id = 'start-form-field';
  input.value = value;
  return input;
}

const type = (input: HTMLInputElement, value: string): void => {
  input.value = value;
  input.dispatchEvent(new Event('input'));
};

beforeEach(() => {
  sessionStorage.clear();
});

describe('keepDraft', () => {
  it('brings back what was typed before the page was left', () => {
    const before = field();
    keepDraft(before, sessionStorage);
    type(before, 'github.com/octocat');
    const after = field();
    keepDraft(after, sessionStorage);
    expect(after.value).toBe('github.com/octocat');
  });

  it('leaves alone what the browser brought back itself', () => {
    sessionStorage.setItem('draft:start-form-field', 'old');
    const input = field('newer');
    keepDraft(input, sessionStorage);
    expect(input.value).toBe('newer');
  });

  it('lets the field work where storage is forbidden or full', () => {
    const input = field();
    keepDraft(input, null);
    type(input, 'a');
    const full = field();
    keepDraft(full, {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
      clear: () => undefined,
    });
    type(full, 'b');
    expect([input.value, full.value]).toEqual(['a', 'b']);
  });
});
