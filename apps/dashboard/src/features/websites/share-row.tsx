import { Button } from '@tosite/ui/button';
import { Share2 } from 'lucide-react';
import { homeWords } from '../../words/home-words.ts';

const copy = homeWords.published;

/** Where a link can be sent, by plain addresses: nothing of these is loaded before it is pressed. */
export function shareTargets(url: string, name: string) {
  const text = copy.shareText(name);
  const encoded = encodeURIComponent(url);
  return [
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}` },
    { key: 'x', href: `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encoded}` },
    { key: 'whatsapp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    {
      key: 'mail',
      href: `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${text} ${url}`)}`,
    },
  ] as const;
}

export function ShareRow({ url, name }: { url: string; name: string }) {
  const canShare = typeof navigator.share === 'function';
  return (
    <div role="group" aria-label={copy.share} className="flex flex-wrap gap-2">
      {canShare && (
        <Button
          onClick={() => {
            // Whoever closes the sheet has decided so.
            navigator.share({ title: name, url }).catch(() => undefined);
          }}
        >
          <Share2 size={16} aria-hidden />
          {copy.shareNative}
        </Button>
      )}
      {shareTargets(url, name).map(({ key, href }) => (
        <Button key={key} asChild>
          <a href={href} {...(key === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
            {copy.targets[key]}
          </a>
        </Button>
      ))}
    </div>
  );
}
