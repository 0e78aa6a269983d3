// Adds up what the suites wrote to a folder (vitest's and Playwright's JSON reports) and prints one last line.
// Usage: node scripts/add-up-results.mjs <folder> <status>; status 1 means that a command failed outside of a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.', commandStatus = '0'] = process.argv.slice(2);
let passed = 0;
let failed = 0;
const flaky = [];
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
for (const name of names) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  if (typeof report.numPassedTests === 'number') {
    // A file that could not be run at all is a failed suite without a failed test.
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    passed += report.numPassedTests;
    failed += report.numFailedTests + brokenFiles.length;
  } else if (report.stats !== undefined) {
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected;
    flaky.push(...report.suites.flatMap(flakyIn));
  }
}
if (failed === 0 && (commandStatus !== '0' || names.length === 0)) failed = 1;
for (const title of flaky) process.stdout.write(`Flaky, passed the second time: ${title}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function flakyIn(suite) {
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...(suite.suites ?? []).flatMap(flakyIn)];
}
