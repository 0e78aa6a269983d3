import { keepDraft } from './draft.ts';
import { wakeHelpSearch } from './help-search.ts';
import { wakeMenu } from './menu.ts';
import { followPlatformChoice } from './platform-choice.ts';
import { wakeProfileForm } from './profile-form.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-island="profile-form"]')) {
  followPlatformChoice(form);
  const field = form.querySelector<HTMLInputElement>('[data-part="field"]');
  if (field !== null) keepDraft(field, sessionStorageOrNull());
  wakeProfileForm(form, {
    fetch: (...request) => fetch(...request),
    goTo: (url) => {
      location.assign(url);
    },
  });
}
for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-island="menu"]'))
  wakeMenu(menu);
for (const search of document.querySelectorAll<HTMLElement>('[data-island="help-search"]'))
  wakeHelpSearch(search);

/** Reading it throws where the visitor forbids storage. */
function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
