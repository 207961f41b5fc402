import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

type Policies = { createPolicy: (name: string, rules: object) => unknown }

/**
 * MapLibre gives `new Worker` a plain text, which Trusted Types refuse. A policy of the name `default` is asked about such texts: this
 * one admits the address of MapLibre's own worker and nothing else.
 */
;(globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (url === workerUrl ? url : null),
})
setWorkerUrl(workerUrl)

/** Has the worker's code fetched before a map needs it. */
export const fetchWorker = (): Promise<unknown> => fetch(workerUrl, { priority: 'low' })
