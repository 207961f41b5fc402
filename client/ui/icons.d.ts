// The package types its barrel only; the barrel would put five thousand icons into one chunk.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('./icon.ts').Icon
  export default icon
}
