import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import type { AreaImportProps } from './files/area-import.tsx'
import type { AreaMapProps } from './map/props.ts'
import type { InsideProps } from './panel/inside.tsx'
import type { RefusedProps } from './panel/refused.tsx'

const fetchParts = () => import('./parts.ts')

/** Shown when a file has been opened. */
export const AreaImport = lazyPart<AreaImportProps>(() => fetchParts().then(parts => ({ default: parts.AreaImport })))
/** What is inside an area. The server has to be asked anyway. */
export const Inside = lazyPart<InsideProps>(() => fetchParts().then(parts => ({ default: parts.Inside })))
/** Shown when the server has refused a step. */
export const Refused = lazyPart<RefusedProps>(() => fetchParts().then(parts => ({ default: parts.Refused })))
/** Shown if there is no WebGL. */
export const Sketch = lazyPart<AreaMapProps>(() => fetchParts().then(parts => ({ default: parts.Sketch })))
