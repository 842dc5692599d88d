/** Enter and the space bar press what is drawn and not a button. */
export function onPress(run: (at: Element) => void) {
  return {
    onclick: (event: MouseEvent) => run(event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      run(event.currentTarget as Element);
    },
  };
}
