import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { words } from '../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { cutPicture, dataAddress, type Area, type Cut } from './cut-picture.ts';

const copy = editorWords.picture;

export type CropDialogProps = {
  file: File;
  aspect: number;
  onClose: () => void;
  onUnreadable: () => void;
  onCut: (cut: Cut) => void;
};

/** Which part of a picture is shown: dragged, zoomed, or moved with the arrow keys. */
export function CropDialog({ file, aspect, onClose, onUnreadable, onCut }: CropDialogProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const zoomId = useId();

  useEffect(() => {
    let gone = false;
    const fail = () => {
      if (!gone) onUnreadable();
    };
    dataAddress(file).then((made) => {
      if (!gone) setAddress(made);
    }, fail);
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the file is read once
  }, [file]);

  const use = async () => {
    if (address === null || area === null || busy) return;
    setBusy(true);
    try {
      const image = new Image();
      image.src = address;
      await image.decode();
      onCut(await cutPicture(image, area, file.name));
    } catch {
      onUnreadable();
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.cropTitle}
      description={copy.cropHelp}
      closeLabel={words.common.close}
    >
      <div className="relative mt-4 h-[min(320px,40dvh)] overflow-hidden rounded-control bg-bench">
        {address !== null && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            keyboardStep={8}
            mediaProps={{ onError: onUnreadable }}
          />
        )}
      </div>
      <label htmlFor={zoomId} className="mt-4 block text-sm text-ink-2">
        {copy.zoom}
      </label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={4}
        step={0.05}
        value={zoom}
        onChange={({ target }) => setZoom(Number(target.value))}
        className="mt-1 h-9 w-full max-lg:h-11"
      />
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={onClose}>{words.common.cancel}</Button>
        <Button variant="primary" busy={busy} disabled={area === null} onClick={() => void use()}>
          {busy ? copy.working : copy.use}
        </Button>
      </div>
    </Dialog>
  );
}
