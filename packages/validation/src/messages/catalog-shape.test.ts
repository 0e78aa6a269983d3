import { expectTypeOf, it } from 'vitest';
import type { CatalogShape } from './catalog-shape.ts';

const english = {
  title: 'Settings',
  also: null,
  steps: ['One', 'Two'],
  open: (name: string, count: number) => `${name} ${count}`,
  inner: { save: 'Save' },
  free: {} as Record<string, string>,
} as const;

it('keeps the keys and widens the words', () => {
  expectTypeOf<CatalogShape<typeof english>>().toEqualTypeOf<{
    readonly title: string;
    readonly also: null;
    readonly steps: readonly string[];
    readonly open: (name: string, count: number) => string;
    readonly inner: { readonly save: string };
    readonly free: { readonly [key: string]: string };
  }>();
});

it('a key that is missing, or one too many, does not fit', () => {
  expectTypeOf<{ title: string }>().not.toExtend<CatalogShape<typeof english>>();
  expectTypeOf<CatalogShape<{ a: 'A' }>>().not.toExtend<CatalogShape<{ a: 'A'; b: 'B' }>>();
});
