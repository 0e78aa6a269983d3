import { ApiFailure } from '../../../http/api-failure.ts';
import { accountCommands } from './account-commands.ts';
import type { AdminCommand, AdminServices } from './admin-command.ts';
import { lookCommands } from './look-commands.ts';
import { siteCommands } from './site-commands.ts';
import { workCommands } from './work-commands.ts';

export type AdminAnswer = { ok: boolean; lines: string[] };

const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  ...lookCommands,
  ...siteCommands,
  ...accountCommands,
  ...workCommands,
};

/** Does what an operator typed, and answers what is printed. */
export async function runAdmin(services: AdminServices, words: readonly string[]): Promise<AdminAnswer> {
  const [name = 'help', ...rest] = words;
  if (name === 'help') return { ok: true, lines: usage() };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return { ok: false, lines: [`There is no command ${name}.`, ...usage()] };
  if (rest.length < command.least)
    return { ok: false, lines: [`${name} is written like this: admin ${name} ${command.takes}`] };
  try {
    const lines = await command.run(services, rest);
    return { ok: true, lines: lines.length === 0 ? ['Nothing.'] : lines };
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, lines: [error.message] };
    services.log.error({ err: error }, 'an operator’s command failed');
    return { ok: false, lines: ['It failed, and nothing was changed. The log says why.'] };
  }
}

function usage(): string[] {
  return Object.entries(COMMANDS).map(
    ([name, { takes, means }]) => `  ${`${name} ${takes}`.padEnd(44)} ${means}`,
  );
}
