import type { Fact } from '../sections/fact.ts';
import type { PageContext } from '../sections/section.ts';
import { wordsLanguage } from '../words/words.ts';
import { classNames } from './class-names.ts';
import { Lines } from './lines.tsx';
import { SafeLink } from './safe-link.tsx';

/** Values are set apart in their line, not in their block: an address on an Arabic page stays beside its label. */
export function FactList({
  facts,
  page,
  className,
}: {
  facts: readonly Fact[];
  page: PageContext;
  className?: string | undefined;
}) {
  return (
    <dl className={classNames('facts', className)}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt lang={wordsLanguage(page.site.language)}>{page.words.facts[fact.label]}</dt>
          <dd>
            <SafeLink href={fact.href}>
              <bdi>
                <Value fact={fact} page={page} />
              </bdi>
            </SafeLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts that are too few for a table: the value, and under it what it is. */
export function FactLines({ facts, page }: { facts: readonly Fact[]; page: PageContext }) {
  return (
    <Lines
      lines={facts.map((fact) => ({
        id: fact.label,
        title: (
          <SafeLink href={fact.href}>
            <Value fact={fact} page={page} />
          </SafeLink>
        ),
        sub: page.words.facts[fact.label],
      }))}
    />
  );
}

function Value({ fact, page: { writer } }: { fact: Fact; page: PageContext }) {
  if (fact.kind === 'text') {
    const [name, ...host] = fact.text.split('@');
    if (fact.href?.startsWith('mailto:') !== true || host.length !== 1) return fact.text;
    // Where an address is too long for its line, it breaks where people read a pause.
    return (
      <>
        {name}@<wbr />
        {host}
      </>
    );
  }
  if (fact.kind === 'count') {
    return <span className="num">{fact.rough ? writer.rough(fact.count) : writer.compact(fact.count)}</span>;
  }
  return <time dateTime={writer.day(fact.date)}>{writer.date(fact.date)}</time>;
}
