import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { seeSite, type SiteSeen } from '../evidence/site-seen.ts';
import { sameThing } from '../evidence/same-thing.ts';
import type { Life } from './life.ts';

/** What the owner wrote is saved; then: whether it is what a new reading gives and what visitors see. Answers the site. */
export async function saveEdits(life: Life, edits: OwnerEdits, shown: readonly string[]): Promise<SiteSeen> {
  const { owner, website, label, product, ledger } = life;
  const id = website._id;
  const before = await owner.content(id);
  const { profileRevision } = await owner.edit(id, edits, before.revision);
  const [site, now, inEditor] = await Promise.all([
    seeSite(product.client, label),
    owner.content(id),
    owner.editorSite(label),
  ]);
  // Another tab that had opened the site before is told, and changes nothing.
  const late = await owner.ask('PUT', `/api/website/${id}/edit`, {
    body: { profile: before.edits, profileRevision: before.revision },
  });
  const after = await owner.content(id);
  ledger.check('savedIsHeld', [
    ...(profileRevision === now.revision
      ? []
      : [`revision ${profileRevision} was saved, ${now.revision} is held`]),
    ...sameThing('what was written', edits, now.edits),
    ...sameThing('what the editor opens with', edits, inEditor.spec.edits),
    ...shown.filter((word) => !site.all.includes(word)).map((word) => `“${word}” is saved, and on no page`),
    // What says the same as before is no change: the reading before it is the newest still.
    ...(late.status === 409 || now.revision === before.revision
      ? []
      : [`what was made on an older revision is answered ${late.status}`]),
    ...sameThing('after a refusal', now.edits, after.edits),
  ]);
  return site;
}

/** The same of how the site looks. */
export async function saveLook(life: Life): Promise<void> {
  const { owner, label, product, ledger } = life;
  const before = await owner.design(label);
  // Not drawn: what is drawn after it stays what it was.
  const theme_mode = before.design.theme_mode === 'dark' ? ('light' as const) : ('dark' as const);
  const section_order = before.section_order.toReversed();
  const design = { ...before.design, theme_mode };
  const said = await owner.saveDesign(label, design, { section_order, revision: before.revision });
  const [now, page] = await Promise.all([owner.design(label), product.client.visit(label, '/')]);
  const late = await owner.ask('POST', '/api/design', {
    body: { domainName: label, designData: before.design, revision: before.revision },
  });
  ledger.check('savedIsHeld', [
    ...sameThing(
      'the design',
      { design, section_order },
      { design: now.design, section_order: now.section_order },
    ),
    ...sameThing('what the answer says', said, {
      design: now.design,
      section_order: now.section_order,
      revision: now.revision,
    }),
    ...(page.text.includes(`data-mode="${theme_mode}"`)
      ? []
      : [`${theme_mode} is saved, and the page is not`]),
    ...(late.status === 409 ? [] : [`a design of an older revision is answered ${late.status}`]),
    ...sameThing('after a refusal', now, await owner.design(label)),
  ]);
  await owner.saveDesign(label, before.design, { section_order: before.section_order });
}
