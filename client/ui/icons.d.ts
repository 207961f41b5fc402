// The package has types only for its barrel, which would put five thousand icons into one chunk.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('#client/theme/icon.ts').Icon
  export default icon
}
