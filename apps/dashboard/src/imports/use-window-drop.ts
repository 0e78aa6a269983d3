import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/**
 * Takes files dropped anywhere on the page: beside the zone, the browser would leave the page and open the file.
 * True while files hang over the page. `meant`: which files of a folder are taken, where that is no export.
 */
export function useWindowDrop(take: (files: File[]) => void, meant?: RegExp): boolean {
  const [over, setOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const allow = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer === null || !holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      void droppedFiles(event.dataTransfer, meant).then(taken);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [meant]);
  return over;
}
