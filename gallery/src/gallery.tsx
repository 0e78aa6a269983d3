import { useEffect, useState } from 'react';
import { readCatalog, type Catalog } from './catalog.ts';
import { drawingsOf, MODES, pageKinds, readChoice, type Choice } from './choice.ts';
import { Widths } from './widths.tsx';

export function Gallery() {
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    readCatalog().then(setCatalog, (error: unknown) => setFault(String(error)));
  }, []);
  if (fault !== null) return <p className="notice">{fault}</p>;
  if (catalog === null) return <p className="notice">Reading the samples …</p>;
  return <Browser catalog={catalog} />;
}

function Browser({ catalog }: { catalog: Catalog }) {
  const [choice, setChoice] = useState(() => readChoice(location.search, catalog));
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    history.replaceState(null, '', `?${new URLSearchParams(next).toString()}`);
  };
  const drawings = drawingsOf(choice, catalog);
  return (
    <>
      <header>
        <h1>Gallery of themes</h1>
        <Select label="Theme" value={choice.theme} onChoose={(theme) => choose({ theme })}>
          {catalog.themes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select label="Sample" value={choice.subject} onChoose={(subject) => choose({ subject })}>
          {[...new Set(catalog.subjects.map((subject) => subject.set))].map((set) => (
            <optgroup key={set} label={set}>
              {catalog.subjects
                .filter((subject) => subject.set === set)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        <Select label="Page" value={choice.page} onChoose={(page) => choose({ page })}>
          {pageKinds(catalog).map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </Select>
        <Select
          label="Mode"
          value={choice.mode}
          onChoose={(mode) => choose({ mode: mode === 'dark' || mode === 'all' ? mode : 'light' })}
        >
          {MODES.map((mode) => (
            <option key={mode}>{mode}</option>
          ))}
        </Select>
        <p>
          {drawings.length === 1 ? '1 page' : `${drawings.length} pages`}, rendered by the product’s renderer
        </p>
      </header>
      <main>
        {drawings.map((drawing) => (
          <Widths key={drawing.path} {...drawing} />
        ))}
      </main>
    </>
  );
}

function Select({
  label,
  value,
  onChoose,
  children,
}: {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
        <option value="all">all</option>
      </select>
    </label>
  );
}
