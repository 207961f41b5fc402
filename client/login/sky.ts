import skyWorkerUrl from './sky-worker.ts?worker&url'

/** The messages to the painter: the canvas once, then its size, and whether the stars move. */
export type SkyMessage = {
  canvas?: OffscreenCanvas | HTMLCanvasElement
  width?: number
  height?: number
  /** Device pixels for a CSS pixel. */
  ratio?: number
  isMoving?: boolean
}

/** Starts the starfield on a canvas that fills the window (S-LOGIN-1). Returns what ends it. */
export function startSky(canvas: HTMLCanvasElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let post: (message: SkyMessage) => void = () => {}

  const size = () => ({ width: innerWidth, height: innerHeight, ratio: Math.min(devicePixelRatio, 2) })
  const motion = () => ({ isMoving: !document.hidden && !calm.matches })

  void start()
  async function start() {
    post = 'transferControlToOffscreen' in canvas ? inWorker(canvas, signal) : await onMainThread(canvas)
    // The screen may be gone by the time the painter is there.
    if (signal.aborted) return
    post({ ...size(), ...motion() })
    addEventListener('resize', () => post(size()), { signal })
    document.addEventListener('visibilitychange', () => post(motion()), { signal })
    calm.addEventListener('change', () => post(motion()), { signal })
  }

  return () => {
    post({ isMoving: false })
    listening.abort()
  }
}

/** A worker paints, so that the stars cost the main thread nothing. */
function inWorker(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const worker = new Worker(workerUrl(), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ canvas: offscreen } satisfies SkyMessage, [offscreen])
  return (message: SkyMessage) => worker.postMessage(message)
}

/** For browsers that cannot paint in a worker: the same module runs in the window, driven by the same events. */
async function onMainThread(canvas: HTMLCanvasElement) {
  await import(/* @vite-ignore */ skyWorkerUrl)
  const post = (message: object) => dispatchEvent(new MessageEvent('message', { data: message }))
  post({ canvas })
  return (message: SkyMessage) => void post(message)
}

type Policies = { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } }

/** Trusted Types: the one policy of the sign-in screen, and it admits the one address. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('strive-sky', {
  createScriptURL: () => skyWorkerUrl,
})
const workerUrl = () => policy?.createScriptURL('') ?? skyWorkerUrl
