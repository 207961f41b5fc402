import failingWorkerUrl from './failing-worker.ts?worker&url'

/** Trusted Types: admits only the URL of this worker. */
const policy = globalThis.trustedTypes?.createPolicy('strive-failure', { createScriptURL: () => failingWorkerUrl })

/** Starts a worker that fails. Its error reaches the page as an event, without the stack. */
export function startFailingWorker(onError: (error: { name: string; message: string; stack: string }) => void): void {
  const worker = new Worker(policy?.createScriptURL('') ?? failingWorkerUrl, { type: 'module' })
  worker.onerror = event => {
    const { message, filename, lineno, colno } = event
    // Handled here, so the browser does not report it to the window as well.
    event.preventDefault()
    worker.terminate()
    const [, name = 'Error', text = message] = /^(?:Uncaught )?(\w*Error): (.*)$/s.exec(message) ?? []
    onError({ name, message: text, stack: `at ${filename}:${lineno}:${colno}` })
  }
  worker.postMessage({ id: Math.floor(Math.random() * 10_000) })
}
