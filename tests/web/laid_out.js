// Looks at the page as it stands, as a reader would: what can't be read, reached or pressed.
// Called with { touch: whether it is held in a hand }; answers with a sentence for each fault.
({ touch }) => {
  const GLYPHS = 0.33; // of the font's size, above and below the middle: what ink there is of a line
  const TAP = 43.5;
  const LEAST_CONSIDERED = 23.5; // what is only considered, or can be aimed at from beside
  const IN_A_LINE = 32; // a link among words shares the room above and below with other lines
  const SLACK = 2;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
  // What lies over the page on purpose, and goes again.
  const LAYERS = 'dialog, [role=dialog], [role=menu], .drawer, [role=alert], .lost, .skip, .over-all';
  const UNSEEN = '.vh, .skip:not(:focus), defs, option, select, script, style, template, title, desc, noscript';
  const faults = [];
  const tell = (what, ...about) => faults.push(`${what}: ${about.join(' | ')}`);

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  // Words for those who listen are cut down to nothing.
  const spoken = (element) => [element, element.parentElement].some((one) => style(one).clipPath === 'inset(50%)');
  const shows = (element) =>
    !element.closest(UNSEEN) &&
    !spoken(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const naming = (element) => {
    const said = element.getAttribute('aria-label') ?? element.textContent;
    const where = element.id || element.getAttribute('class') || '';
    return `${element.localName}.${where.slice(0, 30)} “${said.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  };

  // --- what is left of a box within everything that cuts it off -----------------------------------
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const page = document.scrollingElement;
  const still = [page, document.body].some((one) => /hidden|clip/.test(style(one).overflowY));
  const longer = page.scrollHeight > innerHeight + 1 && !still;
  /** Everything around an element that cuts off what is in it, innermost first. */
  const frames = new Map();
  function framesOf(element) {
    if (frames.has(element)) return frames.get(element);
    const found = [];
    let position = 'static';
    let fixed = false;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position: own, transform } = style(at);
      const contains = own !== 'static' || transform !== 'none';
      if (position === 'absolute' && !contains) continue;
      if (fixed && transform === 'none') continue;
      fixed = false;
      // An <svg> inside a page hides what goes beyond it, unless told otherwise.
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const outer = at.getBoundingClientRect();
        const inner = at instanceof HTMLElement;
        const left = outer.left + (inner ? at.clientLeft : 0);
        const top = outer.top + (inner ? at.clientTop : 0);
        found.push({
          at,
          left,
          top,
          right: inner ? left + at.clientWidth : outer.right,
          bottom: inner ? top + at.clientHeight : outer.bottom,
          across: scrolls(overflowX) && at.scrollWidth > at.clientWidth,
          down: scrolls(overflowY) && at.scrollHeight > at.clientHeight,
          map: at.matches('svg.map, .frame'),
        });
      }
      position = own;
      fixed ||= own === 'fixed';
    }
    found.fixed = fixed;
    frames.set(element, found);
    return found;
  }
  /** What can be seen of a box, and what hides the rest for good. */
  function seen(element, box) {
    let { left, top, right, bottom } = box;
    let cut = null;
    let ways = false; // whether one can scroll, so that what is beyond comes
    const around = framesOf(element);
    for (const frame of around) {
      const aside = left < frame.left - SLACK || right > frame.right + SLACK;
      const below = top < frame.top - SLACK || bottom > frame.bottom + SLACK;
      if (frame.map) ways = true;
      if (aside && !frame.across && !ways) cut ??= frame.at;
      if (below && !frame.down && !ways) cut ??= frame.at;
      if ((aside && frame.across) || (below && frame.down)) ways = true;
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    if (!ways) {
      if (left < -SLACK || right > innerWidth + SLACK) cut ??= document.body;
      const beyond = top < -SLACK || bottom > innerHeight + SLACK;
      if (beyond && (!longer || around.fixed)) cut ??= document.body;
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return { left, top, right, bottom, cut, any: right - left > 1 && bottom - top > 1 };
  }
  /** Text that ends with three dots where there is no room says so itself. */
  const shortened = (element, cut) => {
    for (let at = element; at; at = at.parentElement) {
      if (style(at).textOverflow === 'ellipsis' || style(at).webkitLineClamp !== 'none') return true;
      if (at === cut) return false;
    }
    return false;
  };

  // --- words --------------------------------------------------------------------------------------
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const visible = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !element) continue;
    if (!visible.has(element)) visible.set(element, shows(element));
    if (!visible.get(element)) continue;
    const drawn = element.ownerSVGElement;
    if (drawn) {
      const turned = element.getScreenCTM?.();
      if (element.localName === 'textPath' || !turned || Math.abs(turned.b) > 0.02) continue;
    }
    range.selectNodeContents(node);
    const size = parseFloat(style(element).fontSize);
    // Words that are pressed to a width tell it only as an element.
    for (const line of drawn ? [element.getBoundingClientRect()] : range.getClientRects()) {
      if (line.width < 1) continue;
      const middle = (line.top + line.bottom) / 2;
      const half = drawn ? line.height * 0.27 : Math.min(size * GLYPHS, line.height / 2);
      const box = { left: line.left, right: line.right, top: middle - half, bottom: middle + half };
      const left = seen(element, box);
      if (left.cut && !shortened(element, left.cut))
        tell('cut off', `“${text.slice(0, 40)}”`, naming(element), `by ${naming(left.cut)}`);
      if (left.any) words.push({ ...left, element, text, drawn });
    }
  }

  // --- controls -----------------------------------------------------------------------------------
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((one) => visible.get(one) ?? shows(one) ?? false)
    .filter((one) => !one.matches(':disabled') && !one.closest('[inert]'));
  const modal = document.querySelector('dialog:modal');
  /** What is pressed for it: of a hidden radio or box, its label. */
  const handle = (one) => (one.matches('input') && one.closest('label')) || one;
  const boxes = new Map();
  for (const one of controls) {
    if (modal && !modal.contains(one)) continue;
    const held = handle(one);
    const box = held.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const left = seen(held, box);
    if (!one.ownerSVGElement && left.cut && !shortened(held, left.cut))
      tell('cut off', naming(one), `by ${naming(left.cut)}`);
    if (left.any) boxes.set(one, { held, box, left });
  }

  // --- targets for a finger -----------------------------------------------------------------------
  const hits = (held, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (held.contains(found) || found.closest('label') === held);
  };
  /** Whether the finger finds it here: by itself, or because the map lets one aim. */
  const found = (one, held, x, y) => {
    if (hits(held, x, y)) return true;
    // A map says how far from a target a finger still means it; tests tap there.
    const frame = one.closest('[data-reach]');
    if (!frame) return false;
    const around = frame.getBoundingClientRect();
    const within = x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
    return within && 2 * frame.dataset.reach >= TAP;
  };
  /** From where to where the finger finds it, through its middle. */
  const extent = (one, held, x, y, dx, dy) => {
    const far = (way) => {
      let from = 0;
      while (from < TAP && found(one, held, x + way * dx * (from + 1), y + way * dy * (from + 1))) from += 1;
      return from;
    };
    return far(-1) + far(1) + 1;
  };
  if (touch)
    for (const [one, { held, box, left }] of boxes) {
      if (one.getAttribute('aria-disabled') === 'true') continue;
      if (box.width >= TAP && box.height >= TAP && !one.ownerSVGElement) continue;
      const inMap = one.closest('svg.map');
      const [x, y] = inMap ? middleOf(one) : [(left.left + left.right) / 2, (left.top + left.bottom) / 2];
      const whole = x > 22 && y > 22 && x < innerWidth - 22 && y < innerHeight - 22;
      if (!whole || left.bottom - left.top < box.height - SLACK || left.right - left.left < box.width - SLACK)
        continue; // it comes into view first
      // Cards that overlap, and what is pressed once more before anything happens.
      const considered = one.matches('.fan .card, [aria-pressed]:not(.map *)');
      const least = considered ? LEAST_CONSIDERED : one.matches('.rule, .reaches') ? IN_A_LINE : TAP;
      const across = box.width >= least || extent(one, held, x, y, 1, 0) >= least;
      const down = box.height >= least || extent(one, held, x, y, 0, 1) >= least;
      if (!across || !down)
        tell('small', naming(one), `${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
    }
  function middleOf(one) {
    if (one.localName === 'path' && style(one).fill === 'none') {
      const at = one.getPointAtLength(one.getTotalLength() / 2).matrixTransform(one.getScreenCTM());
      return [at.x, at.y];
    }
    const box = one.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  }

  // --- what lies over what ------------------------------------------------------------------------
  // Everything answers for a moment, so that the browser tells what is painted over what.
  const all = new CSSStyleSheet();
  all.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(all);
  const alpha = (colour) => {
    if (!colour || colour === 'none' || colour === 'transparent') return 0;
    const parts = colour.match(/[\d.]+/g) ?? [];
    return colour.startsWith('url') ? 1 : parts.length > 3 && /rgba|\//.test(colour) ? +parts[3] : 1;
  };
  const opaque = (element) => {
    const { backgroundColor, backgroundImage, fill, opacity } = style(element);
    if (element.ownerSVGElement)
      return element.localName !== 'text' && element.localName !== 'tspan' && alpha(fill) * opacity > 0.85;
    return alpha(backgroundColor) * opacity > 0.85 || backgroundImage !== 'none' || element.localName === 'img';
  };
  const layer = (element) => element.closest(LAYERS);
  try {
    words.sort((one, other) => one.top - other.top);
    words.forEach((one, i) => {
      for (let j = i + 1; j < words.length && words[j].top < one.bottom - 1.5; j++) {
        const other = words[j];
        if (one.element === other.element || layer(one.element) !== layer(other.element)) continue;
        const left = Math.max(one.left, other.left);
        const right = Math.min(one.right, other.right);
        const bottom = Math.min(one.bottom, other.bottom);
        if (right - left < 2.5 || bottom - other.top < 1.5) continue;
        const stack = document.elementsFromPoint((left + right) / 2, (other.top + bottom) / 2);
        const [upper, lower] = [one, other]
          .map(({ element }) => stack.indexOf(element))
          .sort((a, b) => a - b);
        if (upper < 0 || stack.slice(upper, lower).some((between) => opaque(between) && between !== stack[lower])) continue;
        tell('over each other', `“${one.text.slice(0, 40)}”`, `“${other.text.slice(0, 40)}”`, naming(one.element), naming(other.element));
      }
    });
    for (const one of words) {
      if (one.drawn || layer(one.element)) continue;
      const y = (one.top + one.bottom) / 2;
      for (const part of [0.1, 0.5, 0.9]) {
        const stack = document.elementsFromPoint(one.left + (one.right - one.left) * part, y);
        const at = stack.findIndex((element) => element.contains(one.element) || one.element.contains(element));
        if (at < 0) continue;
        const over = stack.slice(0, at).find((element) => opaque(element));
        if (!over || layer(over) || over.closest('.fan')) continue;
        tell('covered', `“${one.text.slice(0, 40)}”`, naming(one.element), `by ${naming(over)}`);
        break;
      }
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== all);
  }

  // --- where one is -------------------------------------------------------------------------------
  const asked = document.querySelector('.prompt:not(.wait)');
  const at = document.activeElement;
  if (document.documentElement.dataset.input === 'keys' && asked && !document.querySelector(LAYERS)) {
    const lost = at === null || at === document.body;
    const dead = (at?.closest('.hold') ?? at?.closest('#main:not(:has(.hold))')) && at.getAttribute('aria-disabled') === 'true';
    if (lost || dead) tell('focus', `on ${lost ? 'nothing' : naming(at)}`);
  }

  // --- how it ended -------------------------------------------------------------------------------
  for (const ending of document.querySelectorAll('[role=dialog].ending.told')) {
    const totals = [...ending.querySelectorAll('.totals .num')];
    if (!totals.length) tell('no totals', naming(ending));
    for (const total of totals) {
      const box = total.getBoundingClientRect();
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!ending.scrollTop && !(top && total.contains(top))) tell('total out of sight', naming(total));
    }
  }
  return [...new Set(faults)];
}
