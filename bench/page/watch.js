// Put into every page that is measured: notes when something is there and drawn.
// Drawn: after the frame in which it appeared.
{
  const frame = (then) => requestAnimationFrame(() => setTimeout(then));

  window.drawn = (selectors, begun, patience) =>
    new Promise((done, fail) => {
      const end = performance.now() + patience;
      const look = () => {
        const missing = selectors.find((selector) => !document.querySelector(selector));
        if (!missing) return frame(() => done(performance.now() - begun));
        if (performance.now() > end) return fail(new Error(`${missing} never came`));
        requestAnimationFrame(look);
      };
      look();
    });

  window.pressPlay = (title) => {
    const cards = [...document.querySelectorAll('.game')];
    const card = cards.find((one) => one.querySelector('h2').textContent.trim() === title);
    const begun = performance.now();
    card.querySelector('.btn.primary').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return begun;
  };

  // From the next view of the server, or change of it, to the frame that shows it: prompt, hand or
  // log say something else than before it came. (Other things stir at any time.)
  const said = () =>
    ['.prompt', '.hand', '.logbox']
      .map((part) => document.querySelector(part)?.textContent ?? '')
      .join('\0');
  window.answers = [];
  let expecting = false;
  window.expectAnswer = () => {
    expecting = true;
  };
  const note = ({ data }) => {
    if (!expecting || !/^\{"type":"(view|change)"/.test(data)) return;
    expecting = false;
    const arrived = performance.now();
    const before = said();
    const changed = new MutationObserver(() => {
      if (said() === before) return;
      changed.disconnect();
      frame(() => window.answers.push(performance.now() - arrived));
    });
    changed.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  };
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', note);
    }
  };
}
