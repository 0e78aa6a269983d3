/**
 * What a person would circle in red on the page as it lies here. Runs in the page, so it stands alone: nothing outside
 * of it can be named. `home`: of a first view so much may be empty, and of others' nothing is asked.
 */
export function faultsOfPage({ home }) {
  const faults = [];
  const say = (what, element) => faults.push(`${what}: ${nameOf(element)}`);

  function nameOf(element) {
    const own = element.classList.length > 0 ? `.${[...element.classList].slice(0, 2).join('.')}` : '';
    const section = element.closest('[data-section]')?.dataset.section ?? 'frame';
    const words = (element.textContent || element.getAttribute('alt') || '').trim().slice(0, 30);
    return `${section} ${element.tagName.toLowerCase()}${own} “${words}”`;
  }

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.vh, .skip, [aria-hidden="true"], svg');

  /** What is left of a box inside of everything that cuts it off. */
  function seenPart(rect, element) {
    let { left, right, top, bottom } = rect;
    let held = element;
    for (let box = element; box !== null && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      if (clipPath === 'inset(50%)') return null;
      if (box === held) {
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const edge = box.getBoundingClientRect();
          if (overflowX !== 'visible') {
            left = Math.max(left, edge.left);
            right = Math.min(right, edge.right);
          }
          if (overflowY !== 'visible') {
            top = Math.max(top, edge.top);
            bottom = Math.min(bottom, edge.bottom);
          }
        }
        held = position === 'fixed' ? null : position === 'absolute' ? box.offsetParent : box.parentElement;
      }
    }
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  }

  // Lines of text, each with the element that holds it.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parseFloat(getComputedStyle(element).fontSize);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const part = seenPart(rect, element);
      if (part !== null) lines.push({ element, rect, part, size });
    }
  }

  if (document.scrollingElement.scrollWidth > innerWidth + 1)
    faults.push(`scrolls sideways: ${document.scrollingElement.scrollWidth} of ${innerWidth}`);

  // Text over text: of a line counts where letters are, half of its height around the middle.
  const inked = lines.map(({ element, part, size }) => {
    const middle = (part.top + part.bottom) / 2;
    return {
      element,
      left: part.left + 1,
      right: part.right - 1,
      top: middle - size * 0.3,
      bottom: middle + size * 0.3,
    };
  });
  inked.sort((a, b) => a.top - b.top);
  const told = new Set();
  for (const [index, one] of inked.entries()) {
    for (let other = index + 1; other < inked.length && inked[other].top < one.bottom; other += 1) {
      const two = inked[other];
      if (one.element === two.element || told.has(one.element)) continue;
      if (staysInView(one.element) !== staysInView(two.element)) continue;
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across <= 2 || down <= 2) continue;
      told.add(one.element);
      say(`text over ${nameOf(two.element)}`, one.element);
    }
  }

  function staysInView(element) {
    for (let box = element; box !== null; box = box.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
    return false;
  }

  // Clipped words: cut off where nothing says that there is more, and nothing scrolls.
  for (const { element, rect, part } of lines) {
    const lost = Math.max(part.left - rect.left, rect.right - part.right);
    if (lost > 2 && !isCutOnPurpose(element)) say(`cut off by ${Math.round(lost)}px`, element);
    if ((rect.right > innerWidth + 1 || rect.left < -1) && part.right > innerWidth + 1)
      say('out of the window', element);
  }

  function isCutOnPurpose(element) {
    for (let box = element; box !== null; box = box.parentElement) {
      const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(box);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
    }
    return false;
  }

  // Targets: 24 by 24, or so much room around them; links in a sentence are as high as its lines.
  const targets = [...document.querySelectorAll('a[href], button, summary, input, select')]
    .filter((element) => isSeen(element))
    .map((element) => ({ element, rect: pressed(element) }))
    .filter(({ element, rect }) => rect.width > 0 && rect.height > 0 && seenPart(rect, element) !== null);
  for (const one of targets) {
    if ((one.rect.height >= 23.5 && one.rect.width >= 23.5) || isInSentence(one.element)) continue;
    const near = targets.find(
      (two) => two !== one && !two.element.contains(one.element) && isNear(one.rect, two.rect),
    );
    if (near !== undefined)
      say(
        `target of ${Math.round(one.rect.width)}×${Math.round(one.rect.height)} beside another`,
        one.element,
      );
  }

  /** A link that covers its card by a box of its own is as large as that. */
  function pressed(element) {
    const after = getComputedStyle(element, '::after');
    if (
      after.content !== 'none' &&
      after.position === 'absolute' &&
      after.inset === '0px' &&
      element.offsetParent
    )
      return (element.closest('li, article') ?? element).getBoundingClientRect();
    return element.getBoundingClientRect();
  }

  function isNear(a, b) {
    const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
    const isSmall = b.width < 23.5 || b.height < 23.5;
    if (isSmall) return Math.hypot((b.left + b.right) / 2 - x, (b.top + b.bottom) / 2 - y) < 23.5;
    const dx = Math.max(b.left - x, 0, x - b.right);
    const dy = Math.max(b.top - y, 0, y - b.bottom);
    return Math.hypot(dx, dy) < 11.5;
  }

  function isInSentence(element) {
    const block = element.closest('p, li, dd, blockquote, figcaption, td, h1, h2, h3, h4');
    return (
      getComputedStyle(element).display === 'inline' &&
      block !== null &&
      block.textContent.replace(/\s+/gu, '').length > element.textContent.replace(/\s+/gu, '').length + 12
    );
  }

  // Contrast with the nearest plain ground.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paints = new Map();
  function painted(colour) {
    if (!paints.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      paints.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return paints.get(colour);
  }
  function ground(element) {
    for (let box = element; box !== null; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (backgroundImage !== 'none') return null;
      const [red, green, blue, alpha] = painted(backgroundColor);
      if (alpha === 255) return [red, green, blue];
      if (alpha > 0) return null;
    }
    return null;
  }
  const light = (rgb) => {
    const [red, green, blue] = rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const read = new Set();
  for (const { element, size } of lines) {
    if (read.has(element) || element.closest('.still, figure, .tile') !== null) continue;
    read.add(element);
    const { color, fontWeight } = getComputedStyle(element);
    const below = ground(element);
    const [red, green, blue, alpha] = painted(color);
    if (below === null || alpha < 255) continue;
    const [a, b] = [light([red, green, blue]), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < least - 0.05) say(`contrast of ${ratio.toFixed(2)}`, element);
  }

  // Pictures: never coarser than they are drawn, where there is a finer one.
  for (const picture of document.images) {
    if (!picture.complete || picture.naturalWidth === 0 || !isSeen(picture) || picture.srcset === '')
      continue;
    const drawn = picture.clientWidth;
    const made = picture.srcset.split(',').map((part) => part.trim().split(' '));
    const widths = made.map(([, width]) => parseInt(width, 10));
    const chosen = made.findIndex(([path]) => new URL(path, location.href).href === picture.currentSrc);
    if (chosen === -1 || widths[chosen] >= drawn * devicePixelRatio * 0.9) continue;
    if (Math.max(...widths) > widths[chosen])
      say(`a picture of ${widths[chosen]} is drawn ${drawn} wide`, picture);
  }

  // The first view: at most so much of its height holds neither words nor a picture.
  if (home) {
    const rows = new Uint8Array(Math.ceil(innerHeight / 8));
    const fill = ({ top, bottom }) => {
      for (let row = Math.max(0, Math.floor(top / 8)); row < Math.min(rows.length, bottom / 8); row += 1)
        rows[row] = 1;
    };
    for (const { part } of lines) fill(part);
    for (const drawing of document.querySelectorAll('img, svg, .plate, .set, .curtain, .slats, .monogram'))
      if (drawing.checkVisibility()) fill(drawing.getBoundingClientRect());
    const empty = 1 - rows.reduce((sum, row) => sum + row, 0) / rows.length;
    if (empty > 0.7) faults.push(`${Math.round(empty * 100)} % of the first view is empty`);
  }
  return [...new Set(faults)];
}
