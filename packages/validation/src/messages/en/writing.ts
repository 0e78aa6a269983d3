/** Why a model wrote nothing; the words of `writing.fellBack` and `writing.unavailable`. */
type Why =
  | 'unreachable'
  | 'slow'
  | 'limited'
  | 'refused'
  | 'failed'
  | 'unusable'
  | 'leaked'
  | 'too_long'
  | 'not_of_film'
  | 'budget';

const WHY: Readonly<Record<Why, string>> = {
  unreachable: 'could not be reached, or broke off',
  slow: 'took too long to answer',
  limited: 'is asking us to slow down',
  refused: 'does not take our request; whoever runs this installation has to look at its settings',
  failed: 'had an error of its own',
  unusable: 'answered with something that we cannot use',
  leaked: 'answered with something that we do not pass on',
  too_long: 'cannot take in a film of this length',
  not_of_film: 'wrote what is not said in the film',
  budget: 'has been asked as often as this installation allows today',
};

export const writingMessages = {
  'writing.fellBack': ({ why }: { why: Why }) =>
    `The writing model ${WHY[why]}. So this is what is said in the film, in its own words; nothing was counted.`,
  'writing.unavailable': ({ why }: { why: Why }) =>
    `The writing model ${WHY[why]}. Nothing was counted. Try again later.`,
  'writing.notConfigured':
    'No writing model is set up here. Write the text yourself, or ask whoever runs this installation.',
  'writing.budget':
    'The writing model has been asked as often as this installation allows today. Try again tomorrow.',
  'writing.postsUsed': ({ limit }: { limit: number }) =>
    `A model writes ${limit} posts a month for you, and those of this month are used. Let the film speak in its own words, or try again next month.`,
  'writing.helpUsed': ({ limit }: { limit: number }) =>
    `A model helps you ${limit} times a day, and today's are used. Try again tomorrow.`,
  'writing.confirmEmail':
    'Confirm your e-mail address first: then a model writes for you. The link is in the mail that we sent you.',
} as const;
