// The URLs of the files that scripts/build/virtual/base-map.ts creates.
declare module 'virtual:base-map' {
  export const world: string
  export const region: string
  export const near: string
  export const counties: string
  export const labels: string
}
