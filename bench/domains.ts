// What many domains of owners' own cost a visitor, and how fast a proxy is told whether a name may have a certificate. On
// the embedded database. Build first: `pnpm build`.
// pnpm bench domains [--rounds 10] [--each 3000] [--many 10000] [--questions 20000]
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { startStack, type Stack } from '@tosite/e2e/stack';
import { connectDomains, nameOf } from './domains/connect.ts';
import { makeSampleSite } from './make-sample-site.ts';
import { signUp } from './make-site.ts';
import { connections, get, manyAtOnce } from './many-at-once.ts';
import { cpu } from './process-cost.ts';
import { line, summary } from './statistics.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    each: { type: 'string', default: '3000' },
    many: { type: 'string', default: '10000' },
    questions: { type: 'string', default: '20000' },
  },
});
const ROUNDS = Number(values.rounds);
const EACH = Number(values.each);
const MANY = Number(values.many);
const QUESTIONS = Number(values.questions);
const AT_ONCE = 16;
const FEW = 10;
const agent = connections(AT_ONCE);

type Measured = { stack: Stack; domains: number; askPort: number };

const few = await measured(FEW);
const many = await measured(MANY);
try {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [few, many] : [many, few];
    const rates = new Map<Measured, number>();
    for (const one of order) rates.set(one, await served(one));
    // The first is for what runs often to be compiled.
    if (round > 0) ratios.push((rates.get(many) ?? 0) / (rates.get(few) ?? 1));
  }
  const { median } = summary(ratios);
  line(
    `${MANY} domains of ${FEW}: page requests a CPU second, ${ROUNDS} pairs of ${EACH}`,
    `median ${median.toFixed(3)} [${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}] (goal 0.90)`,
  );
  if (median < 0.9) process.exitCode = 1;
  for (const one of [few, many]) await questions(one);
} finally {
  agent.destroy();
  await few.stack.stop();
  await many.stack.stop();
}

async function measured(domains: number): Promise<Measured> {
  const askPort = await freePort();
  const stack = await startStack({
    TLS_ASK_PORT: String(askPort),
    DOMAIN_ADDRESSES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  const websiteId = await makeSampleSite(stack, await signUp(stack), 'named');
  connectDomains(stack.dataDir, websiteId, domains);
  for (let tries = 0; (await visit(stack)) !== 200; tries += 1) {
    if (tries > 150) throw new Error(`its domain is answered ${await visit(stack)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { stack, domains, askPort };
}

function visit(stack: Stack): Promise<number> {
  return get(agent, stack.port, '/', { host: `${nameOf(1)}:${stack.port}` });
}

async function served({ stack }: Measured): Promise<number> {
  const before = cpu([stack.pid]);
  await manyAtOnce(EACH, AT_ONCE, async () => {
    const status = await visit(stack);
    if (status !== 200) throw new Error(`the page was answered ${status}`);
  });
  return EACH / (cpu([stack.pid]) - before);
}

/** As a proxy asks before it has a certificate made: every second name is nobody's. */
async function questions({ domains, askPort }: Measured): Promise<void> {
  const times: number[] = [];
  const began = performance.now();
  await manyAtOnce(QUESTIONS, AT_ONCE, async (index) => {
    const at = performance.now();
    const isKnown = index % 2 === 0;
    const name = isKnown ? nameOf(1 + (index % domains)) : `other-${index}.example.com`;
    const status = await get(agent, askPort, `/internal/tls-ask?domain=${name}`, {
      host: `127.0.0.1:${askPort}`,
    });
    if ((status === 200) !== isKnown) throw new Error(`${name}: ${status}`);
    times.push(performance.now() - at);
  });
  const seconds = (performance.now() - began) / 1000;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  line(
    `questions for a certificate, ${domains} domains`,
    `${(QUESTIONS / seconds).toFixed(0)} a second, p99 ${p99.toFixed(1)} ms (goal 10)`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
