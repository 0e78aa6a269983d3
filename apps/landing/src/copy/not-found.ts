export const NOT_FOUND = {
  title: 'There is no page here',
  lede: 'The address may have been mistyped, or the page has moved. These are its neighbours:',
  home: 'The start page',
} as const;
