import { CALL_ID, channelName, isCall, MARK } from '#tab/names.ts'
import { lead } from './lead.ts'
import { mount } from './places.ts'
import { createSocketClass } from './socket.ts'
import { showState } from './state.ts'

// The first script of every document. It registers the service worker that passes requests on to the server, and lets
// one tab run that server. Until the service worker is in charge, requests wait.

const WORKER = `${mount}offline-worker.js`

type Policy = { createScriptURL: (address: string) => string }
type Policies = { createPolicy: (name: string, policy: Policy) => Policy }
// Only newer browsers have them. What they return is a string for every use but checking.
const { trustedTypes } = globalThis as { trustedTypes?: Policies }
const policy = trustedTypes?.createPolicy('strive-tab', { createScriptURL: address => address })
/** Trusted Types: the only two scripts that this file starts. */
const trusted = (address: string) => policy?.createScriptURL(address) ?? address

const { serviceWorker } = navigator
const inCharge = serviceWorker ? takeCharge() : Promise.reject(new TypeError())
inCharge.catch(() => undefined)

async function takeCharge() {
  const { promise, resolve } = Promise.withResolvers<void>()
  serviceWorker.addEventListener('controllerchange', () => resolve())
  if (!(await serviceWorker.getRegistration(mount))) await serviceWorker.register(trusted(WORKER), { scope: mount })
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller) return
  // After a forced reload, for example, no worker controls the window.
  active?.postMessage('claim')
  await promise
}

const network = globalThis.fetch
const shared = new BroadcastChannel(channelName(mount))
let calls = 0
/** The mark of the first call. Whatever the page reads, it reads later. */
let mark: string | null = null
globalThis.fetch = async (input, init) => {
  // Firefox sends a request that may outlive its page past the service worker.
  const request = new Request(input, { ...init, keepalive: false })
  if (!isCall(new URL(request.url))) return network(request)
  const isFirst = calls++ === 0
  if (!serviceWorker?.controller) await inCharge
  // Chromium doesn't tell the service worker that a page has given up a request.
  const id = crypto.randomUUID()
  request.headers.set(CALL_ID, id)
  request.signal.onabort = () => shared.postMessage({ type: 'abort', id })
  const reply = await network(request)
  if (isFirst) mark = reply.headers.get(MARK)
  return reply
}
globalThis.WebSocket = createSocketClass(shared, () => mark)
if (serviceWorker && navigator.locks && 'toBase64' in Uint8Array.prototype) lead(trusted)
else showState({ type: 'unsupported' })
