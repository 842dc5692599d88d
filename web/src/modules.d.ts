interface Window {
  /** The button that was pressed before it could answer. */
  pressedEarly?: HTMLButtonElement | null;
}

declare module 'icon:*' {
  const outline: string;
  export default outline;
}

declare module '*.build.ts?url' {
  const url: string;
  export default url;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
