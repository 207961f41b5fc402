import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

/**
 * MapLibre passes a plain string to `new Worker`, which Trusted Types refuse. The policy named `default` handles such
 * strings: this one admits the URL of MapLibre's own worker and nothing else.
 */
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url: string) => (url === workerUrl ? url : null) })
setWorkerUrl(workerUrl)

/** Prefetches the worker's code before a map needs it. */
export const fetchWorker = (): Promise<unknown> => fetch(workerUrl, { priority: 'low' })
