export const postMessages = {
  'post.stale':
    'This post was saved in another tab in the meantime. Load that version, or save yours over it.',
  'post.exists': 'There is a post about this already. Open that one.',
  'post.limit': 'A website holds 10,000 posts at most. Delete some that you no longer need.',
  'post.slugTaken': 'Another post of your website has this address or has had it. Write another one.',
  'post.publishAtPast': 'Choose a time that is still to come.',
  'post.publishAtFuture': 'This day is still to come. Schedule the post instead.',
  'post.publishAtShape': 'Write this as a day and a time.',
  'post.websiteMissing': 'Say which website the post is for.',
  'post.websiteStays': 'A post stays with its website.',
  'post.orderTwice': 'A post stands in this order twice. Load the list again.',
  'post.orderForeign': 'This order names a post that is not one of this website. Load the list again.',
  'post.orderChanged':
    'Posts were added or deleted in the meantime, so nothing was moved. Load the list again.',
  'post.cursor': 'This list cannot be read on from here. Load it from its beginning.',
  'post.filmUnknown':
    'This film is not among those of your website. Read the channel again under Settings, then choose it.',
  'post.noFilmLink': 'This is not the address of one film. Choose a film of your channel.',
  'post.captionsUnreadable':
    'Nothing that is said was found in this text. Paste the transcript, or drop a .srt or .vtt file.',
  'post.captionsRefused':
    'YouTube does not give us this film’s captions. Paste its transcript or drop a .srt or .vtt file: they are yours. Or take the short post out of its description.',
  'post.captionsNone':
    'This film has no captions that we can read. Paste its transcript or drop a .srt or .vtt file, or take the short post out of its description.',
  'post.nothingToWriteFrom':
    'This film has no captions, no chapters and hardly a description: there is nothing to write from, and we do not make up a post. Paste what is said in it.',
  'post.noCaptionsUsed': 'Written without captions',
  'post.transcriptLeftOut':
    'All that is said is more than the 300,000 characters of a post: the transcript does not stand below it.',
  'post.captionsFound': ({
    language,
    automatic,
    words,
  }: {
    language: string | null;
    automatic: boolean;
    words: number;
  }) =>
    `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'} of captions${language === null ? '' : ` (${language})`}${automatic ? ', heard by a machine' : ''}`,
  'post.writingStopped': 'The post was not made: something went wrong on our side. Try again.',
  'post.noModel':
    'No writing model is set up here. Leave the writer out: then the post says what is said in the film.',
} as const;
