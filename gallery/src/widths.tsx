const WIDTHS = [
  { width: 390, height: 844, scale: 0.8 },
  { width: 768, height: 1024, scale: 0.5 },
  { width: 1440, height: 900, scale: 0.5 },
] as const;

/** One site at the width of a phone, a tablet and a desktop, side by side and to scale. */
export function Widths({ path, label }: { path: string; label: string }) {
  return (
    <section aria-label={label}>
      <h2>
        <a href={path} target="_blank" rel="noreferrer">
          {label}
        </a>
      </h2>
      <div className="frames">
        {WIDTHS.map(({ width, height, scale }) => (
          <figure key={width} style={{ width: width * scale }}>
            <div style={{ width: width * scale, height: (height * scale * 1.2) | 0 }}>
              <iframe
                title={`${label} at ${width} px`}
                src={path}
                sandbox="allow-same-origin"
                loading="lazy"
                style={{ width, height: height * 1.2, transform: `scale(${scale})` }}
              />
            </div>
            <figcaption>{width} px</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
