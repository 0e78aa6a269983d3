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
} as const;
