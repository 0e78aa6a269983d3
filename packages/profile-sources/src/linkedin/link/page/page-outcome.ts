import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { findFirst, metaOf, parsePage, textOf } from './html-page.ts';

/** Where LinkedIn sends readers that it wants to sign in or to prove that they are people. */
const WALLS =
  /(?:^|\/)(?:authwall|uas\/login[\w-]*|login|m\/login|checkpoint(?:\/.*)?|signup(?:\/.*)?|cold-join|reg\/join|join|challenge(?:\/.*)?)\/?$/u;
const PROFILE = /\/(?:in|company|school|showcase|pub)\/[^/]+/u;

/** Whether an address is a wall: told by where an answer comes from, since its status is 200. */
export function isWallAddress(address: string): boolean {
  if (!canParseUrl(address)) return false;
  const { pathname } = new URL(address);
  return !PROFILE.test(pathname) && WALLS.test(pathname);
}

/** LinkedIn's own addresses for what is not there. */
export function isMissingAddress(address: string): boolean {
  if (!canParseUrl(address)) return false;
  return /\/(?:404|(?:in|company|school|showcase)\/unavailable)\/?$/u.test(new URL(address).pathname);
}

const NOT_FOUND_KEY = /not[_-]?found|(?:^|_)404(?:_|$)|unavailable/iu;
const NOT_FOUND_TITLE =
  /^\s*(?:profile not found|page not found|this page doesn['’]t exist|profil introuvable|page introuvable|profil nicht gefunden|seite nicht gefunden|perfil no encontrado|página no encontrada|perfil não encontrado|página não encontrada|profilo non trovato|pagina non trovata|profiel niet gevonden|pagina niet gevonden)\b/iu;

/** What a page is that shows no profile: LinkedIn's own "not found", or a wall of whatever kind. */
export function emptyPageIs(html: string): 'not-found' | 'wall' {
  const page = parsePage(html);
  const key = metaOf(page, 'pageKey') ?? '';
  const title = textOf(findFirst(page, { tag: 'title' })) ?? '';
  return NOT_FOUND_KEY.test(key) || NOT_FOUND_TITLE.test(title) ? 'not-found' : 'wall';
}
