// What only some visits need, in one chunk, so that it shares none with the page.
export { default as AreaImport } from './files/area-import.tsx'
export { Sketch } from './map/sketch.tsx'
export { Inside } from './panel/inside.tsx'
export { Refused } from './panel/refused.tsx'
