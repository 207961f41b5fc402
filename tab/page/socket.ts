import type { Call, FromServer } from '#tab/names.ts'
import { type PlacedCall, placeCall } from '#tab/place-call.ts'
import { mount } from './places.ts'

/**
 * A `WebSocket` whose other end is the server in the leading tab. Other addresses go over the network as ever. `readMark`:
 * what a server says in its documents, and a static host can't (client/live/live.ts).
 */
export function createSocketClass(shared: BroadcastChannel, readMark: () => string | null): typeof WebSocket {
  const Network = globalThis.WebSocket
  class TabSocket extends EventTarget {
    readonly CONNECTING = 0
    readonly OPEN = 1
    readonly CLOSING = 2
    readonly CLOSED = 3
    readyState = 0
    readonly bufferedAmount = 0
    readonly extensions = ''
    binaryType: BinaryType = 'blob'
    readonly url: string
    readonly protocol: string
    readonly #placed: PlacedCall
    readonly #over = new AbortController()

    constructor(address: string | URL, protocols: string | string[] = []) {
      super()
      const url = new URL(address, location.href)
      this.url = url.href
      const since = readMark()
      if (since && url.pathname === '/ws/live') url.searchParams.set('since', since)
      const wanted = [protocols].flat()
      this.protocol = wanted[0] ?? ''
      const call: Call = {
        type: 'call',
        id: crypto.randomUUID(),
        url: url.href.replace(/^ws/, 'http'),
        method: 'GET',
        headers: [
          ['host', url.host],
          ['origin', location.origin],
          ['sec-websocket-protocol', wanted.join(', ')],
          ['user-agent', navigator.userAgent],
        ],
        isSocket: true,
      }
      this.#placed = placeCall(mount, shared, call, null, message => this.#receive(message))
      // Another server has taken over, and knows nothing of this socket.
      const { signal } = this.#over
      shared.addEventListener(
        'message',
        ({ data }) => data.type === 'listening' && this.#placed.isBegun && this.#end(1006),
        { signal },
      )
      addEventListener('pagehide', () => this.close(), { signal })
    }

    #receive(message: FromServer) {
      if (this.readyState === 3) return
      if (message.type === 'text') {
        this.#open()
        this.#fire(new MessageEvent('message', { data: message.text }))
      } else if (message.type === 'ping') this.#placed.send({ type: 'pong' })
      else if (message.type === 'closed') this.#end(message.code)
      else if (message.type === 'cut') this.#end(1006)
    }

    /** The server greets every socket that it accepts. */
    #open() {
      if (this.readyState !== 0) return
      this.readyState = 1
      this.#fire(new Event('open'))
    }

    #end(code: number) {
      if (this.readyState === 3) return
      this.readyState = 3
      this.#over.abort()
      this.#placed.end()
      this.#fire(new CloseEvent('close', { code, wasClean: code !== 1006 }))
    }

    #fire(event: Event) {
      this.dispatchEvent(event)
      const handler: unknown = Reflect.get(this, `on${event.type}`)
      if (typeof handler === 'function') handler.call(this, event)
    }

    send(data: unknown) {
      this.#placed.send({ type: 'text', text: String(data) })
    }

    close(code = 1000) {
      if (this.readyState >= 2) return
      this.readyState = 2
      this.#placed.send({ type: 'close', code })
      setTimeout(() => this.#end(code))
    }
  }
  // Chooses by the address. The class has the parts of `WebSocket` that pages use.
  return new Proxy(Network, {
    construct: (_, [address, protocols]) =>
      /^\/ws\//.test(new URL(address, location.href).pathname)
        ? new TabSocket(address, protocols)
        : new Network(address, protocols),
  })
}
