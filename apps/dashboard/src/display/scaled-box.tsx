import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Shows its child at a true width of `width` pixels, shrunk to fit, so that a site's own breakpoints decide.
 * Wider boxes than `width` show it as wide as the box.
 */
export function ScaledBox({
  width,
  children,
  className,
}: {
  width: number;
  children: ReactNode;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = size === null ? 1 : Math.min(1, size.width / width);
  return (
    <div ref={box} className={`relative overflow-hidden ${className ?? ''}`}>
      {size !== null && (
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ width: size.width / scale, height: size.height / scale, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
