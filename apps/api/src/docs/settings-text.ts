import type { Setting } from '../env-setting.ts';

type Settings = Readonly<Record<string, Setting>>;

/** The text of `.env.example`: every setting with what it takes, what happens without it, and an example. */
export function envExample(settings: Settings): string {
  const lines = [
    '# Every setting of to.site. None has to be set; NAME= is the same as a line that is not there.',
    '# Made of apps/api/src/env-declaration.ts by `pnpm run write-docs`: change it there.',
  ];
  let group = '';
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.group !== group) {
      group = setting.group;
      lines.push('', `# ==== ${group}`);
    }
    lines.push('', ...sentences(setting).map((sentence) => `# ${sentence.replaceAll('`', '')}`));
    lines.push(`#${name}=${setting.example}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The README's table: neighbours that are for the same have one row. */
export function settingsTable(settings: Settings): string {
  const rows: { setting: Setting; names: string[]; defaults: string[] }[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const last = rows.at(-1);
    const row = last?.setting.means === setting.means ? last : { setting, names: [], defaults: [] };
    if (row !== last) rows.push(row);
    row.names.push(`\`${name}\``);
    const value = whereNotSet(setting);
    if (!row.defaults.includes(value)) row.defaults.push(value);
  }
  const cells = rows.map(({ setting, names, defaults }) => [
    names.join(', '),
    defaults.length > 1 ? 'their own' : (defaults[0] ?? ''),
    setting.means,
  ]);
  return [['setting', 'where it is not set', 'meaning'], ['---', '---', '---'], ...cells]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

function sentences(setting: Setting): string[] {
  return [
    `${capital(setting.means)}.`,
    `Takes ${setting.takes}.`,
    `Where it is not set: ${whereNotSet(setting)}.`,
  ];
}

function whereNotSet(setting: Setting): string {
  if ('absent' in setting) return setting.absent;
  const { fallback } = setting;
  return `\`${typeof fallback === 'boolean' ? (fallback ? 'on' : 'off') : fallback}\``;
}

function capital(sentence: string): string {
  return sentence.replace(/^`?\p{Ll}/u, (letter) => letter.toUpperCase());
}
