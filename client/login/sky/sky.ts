import { isCalm } from '#client/theme/look.ts'
import skyWorkerUrl from './sky-worker.ts?worker&url'

/** Messages to the painter: the canvas once, then its size, and whether the stars move. */
export type SkyMessage = {
  canvas?: OffscreenCanvas | HTMLCanvasElement
  width?: number
  height?: number
  /** Device pixels per CSS pixel. */
  ratio?: number
  isMoving?: boolean
}

/** Starts the starfield on a canvas that fills the window (S-LOGIN-1). Returns a function that stops it. */
export function startSky(canvas: HTMLCanvasElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let post: (message: SkyMessage) => void = () => {}

  const size = () => ({ width: innerWidth, height: innerHeight, ratio: Math.min(devicePixelRatio, 2) })
  const motion = () => ({ isMoving: !document.hidden && !isCalm() })

  void start()
  async function start() {
    post = 'transferControlToOffscreen' in canvas ? inWorker(canvas, signal) : await onMainThread(canvas)
    // The screen may be gone when the painter has loaded.
    if (signal.aborted) return
    post({ ...size(), ...motion() })
    addEventListener('resize', () => post(size()), { signal })
    document.addEventListener('visibilitychange', () => post(motion()), { signal })
    calm.addEventListener('change', () => post(motion()), { signal })
  }

  const stop = () => {
    post({ isMoving: false })
    listening.abort()
  }
  // Ending a worker takes longer than a frame on a slow machine, and the next screen comes first.
  return () => void requestAnimationFrame(() => setTimeout(stop))
}

/** Paints in a worker, to keep the main thread free. */
function inWorker(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const worker = new Worker(workerUrl(), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ canvas: offscreen } satisfies SkyMessage, [offscreen])
  return (message: SkyMessage) => worker.postMessage(message)
}

/** For browsers that can't paint in a worker: the same module runs on the main thread, driven by the same messages. */
async function onMainThread(canvas: HTMLCanvasElement) {
  await import(/* @vite-ignore */ skyWorkerUrl)
  const post = (message: object) => dispatchEvent(new MessageEvent('message', { data: message }))
  post({ canvas })
  return (message: SkyMessage) => void post(message)
}

/** Trusted Types: the only policy of the sign-in screen. It admits only this URL. */
const policy = globalThis.trustedTypes?.createPolicy('strive-sky', { createScriptURL: () => skyWorkerUrl })
const workerUrl = () => policy?.createScriptURL('') ?? skyWorkerUrl
