/** What is so, row by row: its name on the left, what it is on the right. */
export function FactList({
  facts,
  label,
}: {
  facts: readonly (readonly [string, string])[];
  label?: string;
}) {
  return (
    <dl className="border-t border-rule" {...(label === undefined ? {} : { 'aria-label': label })}>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex min-h-[38px] items-center justify-between gap-4 border-b border-rule py-1"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
