import type { Page } from '@playwright/test';

/** What sections are called in some languages of sites, at the longest, and what an owner may call them. */
const TITLES = [
  ['About', 'Repositories', 'Programming languages', 'Contributions', 'Contact'],
  ['Sobre mi', 'Repositoris', 'Llenguatges de programació', 'Contribucions', 'Contacte'],
  ['Σχετικά', 'Αποθετήρια', 'Γλώσσες προγραμματισμού', 'Συνεισφορές', 'Επικοινωνία'],
  ['最新の投稿', '動画', '再生リスト', 'このチャンネルについて', 'チャンネル登録'],
  ['Profil', 'Softwareentwicklungsprojekte', 'Programmiersprachen', 'Empfehlungsschreiben', 'Kontakt'],
] as const;

/** The least room between two entries of one line, in pixels. */
const LEAST = 8;

/**
 * Names the entries of the masthead anew and answers which of them stand closer together than they may, over each
 * other, or out of the window, measured by their letters.
 */
export async function crowdedEntries(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ sets, least }) => {
      const list = document.querySelector('.nav ol');
      const [first, ...others] = list?.querySelectorAll('li:not(.home)') ?? [];
      if (list === null || first === undefined) return ['there is no masthead'];
      for (const other of others) other.remove();
      first.remove();
      const scrolls = [list, list.parentElement].some(
        (box) => box !== null && getComputedStyle(box).overflowX !== 'visible',
      );
      return sets.flatMap((titles) => {
        const added = titles.map((title) => {
          const entry = first.cloneNode(true) as HTMLElement;
          (entry.querySelector('a') ?? entry).textContent = title;
          list.append(entry);
          return entry;
        });
        const lines = [...list.querySelectorAll('a')].flatMap((link) => {
          const letters = document.createRange();
          letters.selectNodeContents(link);
          const cut = (link.closest('li') ?? link).getBoundingClientRect();
          return Array.from(letters.getClientRects(), ({ left, right, top, bottom }) => ({
            title: link.textContent,
            left,
            // The owner's name is cut where its columns end.
            right: link.closest('.home') === null ? right : Math.min(right, cut.right),
            top,
            bottom,
          })).filter((line) => line.right > line.left);
        });
        const found = lines.flatMap((line) =>
          lines
            .filter((next) => next.title !== line.title && next.left >= line.left)
            .filter((next) => Math.min(line.bottom, next.bottom) - Math.max(line.top, next.top) > 2)
            .filter((next) => next.left - line.right < least)
            .map((next) => `${line.title} | ${next.title}: ${Math.round(next.left - line.right)} px`),
        );
        const out = scrolls ? [] : lines.filter(({ left, right }) => left < 0 || right > innerWidth);
        for (const entry of added) entry.remove();
        return [...found, ...out.map(({ title }) => `${title} leaves the window`)];
      });
    },
    { sets: TITLES, least: LEAST },
  );
}
