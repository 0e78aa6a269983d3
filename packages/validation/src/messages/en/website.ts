export const websiteMessages = {
  'website.kindStays':
    'A website stays of the kind that it was made as. Create another one for another kind.',
  'website.addressReserved': 'This address is reserved. Choose another.',
  'website.addressRests':
    'This address was let go a short time ago. It rests for 90 days before somebody else can have it. Choose another.',
  'website.addressTaken': 'This address is taken. Choose another.',
  'website.previewMissing':
    'There is no such preview. Previews are deleted after a day; paste the profile link again to make a new one.',
  'website.previewExpired':
    'This preview is older than a day and has been deleted. Paste the profile link again to make a new one.',
  'website.previewExpiredOrFile':
    'This preview is older than a day and has been deleted. Paste the profile link or bring the file again.',
  'website.previewOfAnotherKind': 'This preview is for another kind of site.',
  'website.previewOfAnotherKindHelp':
    'This preview is for another kind of site. Choose the kind that the preview shows.',
  'website.noTimeZone': 'This is not a time zone.',
  'website.suspended':
    'This website was taken down by the operator. Write to them before you change its status.',
  'website.held':
    'This website waits for a look, so its status cannot be changed. Change what it is held for, or answer with ‘Write to us’ in the help menu.',
  'website.staleProfile':
    'This was saved in another tab in the meantime. Load that version, or save yours over it.',
  'website.staleDesign':
    'This design was saved in another tab in the meantime. Load that version, or save yours over it.',
  'website.staleRestore':
    'Your site was changed a moment ago, so nothing was restored. Look at it again, then restore.',
  'website.exportTooLarge':
    'This site has too many pictures for one data file. Export the ZIP instead: it holds every page, and what visitors see of the data.',
} as const;
