export const TEXT_PAGE_WORDS = { skip: 'Skip to the text', contents: 'On this page' } as const;
