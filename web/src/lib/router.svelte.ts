// Addresses: /, /new/GAME, /table/ID, /table/ID/replay, /rules/GAME … The server answers all with this page.
class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** The parts of the path: `/table/x/replay` is `table`, `x`, `replay`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  /** Of a personal or an invite link: after the #, which is sent to nobody; once it was in the path. */
  get secret(): string {
    return decodeURIComponent(this.hash.slice(1)) || (this.parts[1] ?? '');
  }

  go(address: string, { replace = false } = {}): void {
    const moved = new URL(address, location.href).pathname !== location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (moved) window.scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Links within the page change the address without loading it anew. */
  listen(): void {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      if (
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      const link = (event.target as Element).closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
        return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.href);
    });
  }
}

export const router = new Router();
