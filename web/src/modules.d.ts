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
