// Whether this device counts its reader's points during the game (a choice of the reader).
const KEY = 'tavola:concordia:estimate';

class Wish {
  #on = $state(localStorage.getItem(KEY) === 'yes');

  get on(): boolean {
    return this.#on;
  }
  set on(value: boolean) {
    this.#on = value;
    localStorage.setItem(KEY, value ? 'yes' : 'no');
  }
}

export const estimate = new Wish();
