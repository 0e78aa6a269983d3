declare module 'subset-font' {
  /** The font cut to the letters of `text`. An axis given as a number is pinned there. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepFeatures?: readonly string[];
      noHinting: boolean;
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
