import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpu } from '../process-cost.ts';

export type Load = {
  path: string;
  method: string;
  headers: Record<string, string>;
  connections: number;
  /** Host names to choose from; `%d` is a number below this. */
  hosts: { name: string; count: number };
};
export type Measured = { requests: number; perCpuSecond: number; p50: number; p99: number; errors: number };

/** A processor core each for the server and for wrk. */
export const pin = (pids: readonly number[], core: number): void => {
  for (const pid of pids) execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
};

export async function measure(
  folder: string,
  target: { port: number; pids: () => number[] },
  load: Load,
  seconds: number,
): Promise<Measured> {
  const script = join(folder, 'wrk.lua');
  writeFileSync(script, scriptOf(load));
  const pids = target.pids();
  const before = cpu(pids);
  const out = await wrk([
    '-t1',
    `-c${load.connections}`,
    `-d${seconds}s`,
    '--latency',
    '-s',
    script,
    `http://127.0.0.1:${target.port}${load.path}`,
  ]);
  const used = cpu(pids) - before;
  const requests = Number(/(\d+) requests in/u.exec(out)?.[1] ?? 0);
  return {
    requests,
    perCpuSecond: requests / used,
    p50: milliseconds(/50%\s+([\d.]+\w+)/u.exec(out)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/u.exec(out)?.[1]),
    errors: Number(/timeout (\d+)/u.exec(out)?.[1] ?? 0),
  };
}

function wrk(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('taskset', ['-c', '1', 'wrk', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.once('error', reject);
    child.once('exit', () => resolve(out));
  });
}

function scriptOf({ path, method, headers, hosts }: Load): string {
  const fixed = Object.entries(headers).map(([name, value]) => `h[${JSON.stringify(name)}] = ${lua(value)}`);
  return `local h = {}
${fixed.join('\n')}
math.randomseed(os.time())
local made = {}
function request()
  local n = math.random(0, ${hosts.count - 1})
  local r = made[n]
  if r == nil then
    h["Host"] = string.format(${lua(hosts.name)}, n)
    r = wrk.format(${lua(method)}, ${lua(path)}, h)
    made[n] = r
  end
  return r
end`;
}

const lua = (text: string): string => JSON.stringify(text);

function milliseconds(text = ''): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}
