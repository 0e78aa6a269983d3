import type { Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from '../copy/copy-of-subdomain.ts';
import { WORDS } from '../copy/words.ts';
import { Document, type Assets } from '../document.tsx';
import { landingData } from '../structured-data.ts';
import { SharedSymbols } from '../drawings/shared-symbols.tsx';
import { Features } from '../sections/features.tsx';
import { Footer } from '../sections/footer.tsx';
import { Gallery } from '../sections/gallery.tsx';
import { Header } from '../sections/header.tsx';
import { Hero } from '../sections/hero.tsx';
import { Themes } from '../sections/themes.tsx';
import { OtherPlatforms } from '../sections/other-platforms.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { Questions } from '../sections/questions.tsx';
import { Steps } from '../sections/steps.tsx';

export function LandingPage({ subdomain, assets }: { subdomain: Subdomain; assets: Assets }) {
  const copy = COPY_OF_SUBDOMAIN[subdomain];
  return (
    <Document subdomain={subdomain} path="/" structuredData={landingData(copy)} assets={assets}>
      <a className="skip" href="#start-form-field">
        {WORDS.skip}
      </a>
      <SharedSymbols />
      <Header copy={copy} home="here" />
      <main>
        <Hero copy={copy} />
        <Steps copy={copy} />
        <Gallery copy={copy} pictures={assets.pictures} />
        <Themes pictures={assets.themes} />
        <Features />
        <Pricing copy={copy} />
        <OtherPlatforms copy={copy} />
        <Questions copy={copy} />
      </main>
      <Footer copy={copy} home="here" />
    </Document>
  );
}
