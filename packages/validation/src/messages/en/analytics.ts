export const analyticsMessages = {
  'analytics.noDay': 'Write a day that there is, such as 2026-03-29.',
  'analytics.backwards': 'The last day is before the first. Choose them the other way round.',
  'analytics.future': 'This day is still to come, so nobody was there yet. Choose today or a day before.',
  'analytics.tooLong': 'Figures are kept for 25 months. Choose a shorter range.',
  'analytics.byHour':
    'By the hour a range has 31 days or less. Choose a shorter one, or look at it by the day.',
  'analytics.noPath': 'Write the address as it stands behind the name of your site, such as /old-page/.',
  'analytics.pageIsThere':
    'Your site has a page at this address, so nobody misses it. Choose an address without a page.',
  'analytics.noSuchPage':
    'Your site has no page at this address. Choose one of its pages, such as / for the first.',
  'analytics.tooManyRedirects': 'A site leads on from 500 addresses at most. Take one away first.',
} as const;
