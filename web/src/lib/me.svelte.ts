// Who sits at this device. A name is enough; nobody needs an account.
import { ApiError, ask, get, post, put, type LinkMessage, type MeMessage } from './api.ts';

// The cookie can't be read here; this says whether it is worth asking whose it is.
const BEEN = 'tavola:been';

class Me {
  name = $state<string | null>(null);
  /** Somebody must say a name first (parts/AskName.svelte): called when they have, or would rather not. */
  asked = $state.raw<((named: boolean) => void) | null>(null);
  #known: Promise<void> | null = null;

  /** Ask the server once who we are. */
  know(): Promise<void> {
    if (!localStorage.getItem(BEEN)) return Promise.resolve();
    this.#known ??= get<MeMessage>('/me')
      .then((person) => {
        this.name = person.name;
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.word === 'offline') this.#known = null;
      });
    return this.#known;
  }

  /** Be somebody: who has no name yet is asked for one. Whether there is one now. */
  async be(): Promise<boolean> {
    await this.know();
    if (this.name !== null) return true;
    this.asked?.(false); // whatever it was for, something else is wanted now
    return new Promise((resolve) => {
      this.asked = (named) => {
        this.asked = null;
        resolve(named);
      };
    });
  }

  async rename(name: string): Promise<void> {
    if (this.name === null) await this.#make(name);
    else this.name = (await put<MeMessage>('/me', { name })).name;
  }

  async #make(name: string): Promise<void> {
    try {
      this.name = (await post<MeMessage>('/me', { name })).name;
    } catch (error) {
      if (!(error instanceof ApiError) || error.word !== 'somebody') throw error;
      this.name = (await put<MeMessage>('/me', { name })).name; // the device forgot, the cookie did not
    }
    localStorage.setItem(BEEN, 'yes');
  }

  async link(): Promise<string> {
    return (await post<LinkMessage>('/me/link')).link;
  }

  /** Whose a personal link is. */
  async whose(token: string): Promise<string> {
    return (await post<MeMessage>('/me/whose', { token })).name;
  }

  async recover(token: string): Promise<void> {
    this.name = (await post<MeMessage>('/me/recover', { token })).name;
    localStorage.setItem(BEEN, 'yes');
  }

  async forget(): Promise<void> {
    await ask('DELETE', '/me');
    localStorage.removeItem(BEEN);
    this.name = null;
  }
}

export const me = new Me();
