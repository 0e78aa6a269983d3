import type { ReactNode } from 'react';

/*
 * Pictures that stand in the drawn sites where photographs would: arches, a pool, the sea. Each is a symbol that
 * fills whatever frame it is used in, as a photograph does with `object-fit: cover`.
 */
export type PhotoName =
  | 'arches'
  | 'pool'
  | 'sea'
  | 'stairs'
  | 'jars'
  | 'ridges'
  | 'walls'
  | 'moon'
  | 'facade'
  | 'kettle'
  | 'paper'
  | 'chair'
  | 'lamp';

type PhotoProps = { name: PhotoName; x: number; y: number; width: number; height: number };

export function Photo({ name, ...frame }: PhotoProps) {
  return <use href={`#photo-${name}`} {...frame} />;
}

/** Drawn once a page; `Photo` uses them. */
export function PhotoSymbols() {
  return (
    <>
      {PLACES.map(([name, drawing]) => (
        <symbol key={name} id={`photo-${name}`} viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">
          {drawing}
        </symbol>
      ))}
      {THINGS.map(([name, drawing]) => (
        <symbol key={name} id={`photo-${name}`} viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
          {drawing}
        </symbol>
      ))}
    </>
  );
}

const PLACES: [PhotoName, ReactNode][] = [
  [
    'arches',
    <>
      <path d="M-60-60h320v320H-60z" fill="#b8935f" />
      <path d="M-60-60L92 88h18L260-60z" fill="#8f6f45" />
      <path d="M-60 260L92 116h18l150 144z" fill="#dcc593" />
      <path d="M92 88h18v28H92z" fill="#2b2219" />
      <path
        d="M196 214V78c0-44 56-62 70-30v190zM150 168V88c0-30 30-38 32-10v118zM128 144V90c0-18 14-22 16-4v72zM117 128V92c0-10 7-12 8-2v46z"
        fill="#f6edd3"
      />
      <path d="M196 214l-96 30h90l76-6zM150 168l-62 20h52l42 8zM128 144l-38 10h34l20 4z" fill="#f3e6c0" />
      <path d="M98 118v-13a3 3 0 0 1 6 0v13z" fill="#14110d" />
      <circle cx="101" cy="99.5" r="2.6" fill="#14110d" />
    </>,
  ],
  [
    'pool',
    <>
      <path d="M-60-60h320v320H-60z" fill="#1590a2" />
      <path
        d="M-60 20l320-70M-60 70l320-70M-60 120l320-70M-60 170l320-70M-60 220l320-70M-60 270l320-70M-40 260L60-60M10 260L110-60M60 260L160-60M110 260L210-60M160 260L260-60"
        stroke="#43b3bf"
        strokeWidth="1.5"
      />
      <path
        d="M20 260c20-60 40-70 46-120s26-60 40-100 20-60 24-100h36c-6 50-20 80-34 120s-30 70-38 110-26 60-36 90z"
        fill="#123a66"
      />
      <path
        d="M-10 60c20-14 34 6 52-8M120 150c22-12 40 8 62-6M10 190c18-10 28 4 44-4M140 60c14-8 26 4 40-4"
        stroke="#b4e6e6"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M150-60h110V20z" fill="#d5c7b4" />
    </>,
  ],
  [
    'sea',
    <>
      <path d="M-60-60h320V20H-60z" fill="#4d5a70" />
      <path d="M-60 10h320v50H-60z" fill="#8d8190" />
      <path d="M-60 56h320v64H-60z" fill="#d9a892" />
      <circle cx="120" cy="92" r="19" fill="#ffe0bf" />
      <path d="M-60 118h320v142H-60z" fill="#233d55" />
      <path d="M84 126h72M96 138h50M78 150h86M104 164h36M90 180h62" stroke="#e9b79b" strokeWidth="3" />
      <path d="M-30 140h70M170 134h60M-20 172h60M176 168h50M10 196h50" stroke="#3b5a74" strokeWidth="2.5" />
      <path d="M48 118V84l22 32zM45 118V92l-12 24z" fill="#f4ece2" />
      <path d="M30 119h44l-6 8H36z" fill="#15202c" />
    </>,
  ],
  [
    'stairs',
    <>
      <path d="M-60-60h320v320H-60z" fill="#6ea6dc" />
      <path d="M-60-60h92v130l-92 60z" fill="#e89c8a" />
      <path d="M30-60L50 60v60L-60 200V60z" fill="#f3b9a6" />
      <path d="M50 40h120v60H50z" fill="#f0ad99" />
      <path d="M86 100V70a14 14 0 0 1 28 0v30z" fill="#b9685a" />
      <path d="M170-10l90-50v320h-60L150 96z" fill="#dd8672" />
      <path d="M50 96h102L210 260H-60V190z" fill="#f8cfbf" />
      <path
        d="M47 104h107l3 9H38zM22 124h140l4 12H8zM-6 150h178l5 15H-24zM-40 182h223l7 20H-60zM-60 224h258l8 24H-60z"
        fill="#d98c78"
      />
    </>,
  ],
  [
    'jars',
    <>
      <path d="M-60-60h320v210H-60z" fill="#d8cdbc" />
      <path d="M-60 140h320v120H-60z" fill="#c3b59f" />
      <path
        d="M48 60h14c0 30 22 46 22 84 0 16-8 24-14 26H40c-6-2-14-10-14-26 0-38 22-54 22-84z"
        fill="#f0ebe1"
      />
      <path d="M62 60c0 30 22 46 22 84 0 16-8 24-14 26H58c18-20 14-60 2-84-4-8-4-18-4-26z" fill="#cfc7b8" />
      <path
        d="M88 108h34c0 8 12 14 12 34 0 18-8 28-16 30H92c-8-2-16-12-16-30 0-20 12-26 12-34z"
        fill="#a9b6bb"
      />
      <path
        d="M146 34h16c0 40 12 60 12 96 0 24-6 38-10 40h-20c-4-2-10-16-10-40 0-36 12-56 12-96z"
        fill="#d59a74"
      />
      <circle cx="128" cy="158" r="15" fill="#f2c320" />
    </>,
  ],
  [
    'ridges',
    <>
      <path d="M-60-60h320v320H-60z" fill="#dccfba" />
      <circle cx="134" cy="66" r="20" fill="#fbe6bd" />
      <path d="M-60 96c40-22 70-20 100-6s60-26 100-8 70-10 120-4v182H-60z" fill="#a9aba6" />
      <path d="M-60 122c50-14 80-22 120-4s70-14 110-2 60 0 90-2v146H-60z" fill="#7f8b8e" />
      <path d="M-60 146c40 6 70-18 120-4s90 4 200 4v114H-60z" fill="#586a70" />
      <path d="M-60 176c60-18 120 6 160 2s90-14 160 0v82H-60z" fill="#33474f" />
    </>,
  ],
  [
    'walls',
    <>
      <path d="M-60-60h320v320H-60z" fill="#5795d4" />
      <path d="M-60 50H96v96H-60z" fill="#ec9b97" />
      <path d="M84 20h48v126H84z" fill="#f4f1ea" />
      <path d="M120 70h140v80H120z" fill="#f2d568" />
      <path d="M84 20h14v126H84z" fill="#d9d4ca" />
      <path d="M28 146V92h24v54z" fill="#b35a5c" />
      <path d="M-60 144h320v116H-60z" fill="#e8dac5" />
      <path d="M-60 144h240l-70 40H-60z" fill="#cdbca4" />
      <circle cx="146" cy="146" r="15" fill="#fbf8f1" />
      <path d="M146 131a15 15 0 0 1 0 30c8-8 8-22 0-30z" fill="#d7cfc1" />
    </>,
  ],
  [
    'moon',
    <>
      <path d="M-60-60h320v320H-60z" fill="#231d3d" />
      <circle cx="100" cy="80" r="34" fill="#f4ecd8" />
      <path d="M86 66c8-4 14 2 12 8s-14 4-12-8zM108 86c8 0 10 8 4 10s-10-6-4-10z" fill="#d8cdb4" />
      <path d="M-60 190c40-30 70-20 100-34s50 20 84 8 70-26 136-6v102H-60z" fill="#0d0a19" />
    </>,
  ],
  [
    'facade',
    <>
      <path d="M-60-60h320v320H-60z" fill="#e8e6e1" />
      <path
        d="M-60-20l320 66v16L-60-4zM-60 36l320 66v16L-60 52zM-60 92l320 66v16L-60 108zM-60 148l320 66v16L-60 164zM-60 204l320 66v16L-60 220z"
        fill="#4a4d52"
      />
      <path
        d="M20 13l70 14v14L20 27zM140 94l60 12v14l-60-12zM-20 117l60 12v14l-60-12zM90 196l70 14v14l-70-14z"
        fill="#f0b429"
      />
    </>,
  ],
];

const THINGS: [PhotoName, ReactNode][] = [
  [
    'kettle',
    <>
      <path d="M-60-60h420v200H-60z" fill="#8e8a86" />
      <path d="M196-60h60l54 200h-90z" fill="#d7c7b0" />
      <path d="M262-60h40l54 200h-32z" fill="#d7c7b0" />
      <path d="M-60 132h420v130H-60z" fill="#a9713d" />
      <path d="M214 132h160v60l-120 20z" fill="#d19a5c" />
      <path d="M78 158c30 12 120 12 170-4 20 10-10 22-70 24-60 2-110-6-100-20z" fill="#6d4522" />
      <path d="M104 92c0-66 92-66 92 0" fill="none" stroke="#17150f" strokeWidth="8" strokeLinecap="round" />
      <path d="M202 128c18-4 24-20 30-36l16 4c-8 30-22 48-50 54z" fill="#b93620" />
      <path d="M88 132c0-30 26-50 62-50s62 20 62 50-18 34-62 34-62-4-62-34z" fill="#d8432b" />
      <path d="M100 118c6-18 20-28 38-30-14 10-22 24-24 44-8 2-16-2-14-14z" fill="#f08469" />
      <path d="M128 84c2-12 42-12 44 0z" fill="#b93620" />
      <circle cx="150" cy="72" r="6" fill="#17150f" />
      <path d="M36 124h38l-5 36H41z" fill="#f3efe8" />
      <ellipse cx="55" cy="124" rx="19" ry="5" fill="#cfc8bc" />
    </>,
  ],
  [
    'paper',
    <>
      <path d="M-60-60h420v330H-60z" fill="#7e8894" />
      <path d="M-60 130h420v140H-60z" fill="#5d6874" />
      <path d="M92 152l58-24 70 12-44 36z" fill="#3f4a55" />
      <path d="M86 92l66-22 66 14v52l-52 24-80-20z" fill="#e9e6de" />
      <path
        d="M86 104l80 20 52-24M86 114l80 20 52-24M86 124l80 20 52-24M86 134l80 20 52-24"
        stroke="#b4b0a5"
        strokeWidth="2"
        fill="none"
      />
      <path d="M96 82c40-34 70-30 112-36-20 12-20 30-44 50z" fill="#fffdf7" />
    </>,
  ],
  [
    'chair',
    <>
      <path d="M-60-60h420v330H-60z" fill="#8b949c" />
      <path d="M130-60h130l40 190H160z" fill="#e3dac6" />
      <path d="M190-60l40 190M150 20h140M156 70h146" stroke="#8b949c" strokeWidth="7" />
      <path d="M-60 150h420v120H-60z" fill="#6f5a46" />
      <path
        d="M92 40v120M142 40v62M88 104h66v12H88zM92 50h50M92 68h50M92 86h50M150 114v52M104 114v60"
        stroke="#3a2415"
        strokeWidth="7"
        fill="none"
      />
    </>,
  ],
  [
    'lamp',
    <>
      <path d="M-60-60h420v330H-60z" fill="#15171c" />
      <path d="M110 74h80l70 86H40z" fill="#4b3a26" />
      <path d="M-60 156h420v114H-60z" fill="#2c1f14" />
      <path d="M40 160h220l-30 30H70z" fill="#a9713d" />
      <path d="M149-60v94" stroke="#3d434d" strokeWidth="3" />
      <path d="M132 34h36l30 40h-96z" fill="#3f5d86" />
      <path d="M118 74h64l-8 6h-48z" fill="#ffe9b8" />
      <path d="M172 148h44v14h-44z" fill="#c8503a" />
      <path d="M96 142h20v20H96z" fill="#d8d3c8" />
    </>,
  ],
];
