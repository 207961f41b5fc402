import type { Call, FromServer } from '#tab/names.ts'
import { type PlacedCall, placeCall } from '#tab/place-call.ts'

/** A `WebSocket` whose other end is the server in the leading tab. Other addresses go over the network as ever. */
export function createSocketClass(mount: string, shared: BroadcastChannel): typeof WebSocket {
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
    onopen: ((event: Event) => void) | null = null
    onmessage: ((event: MessageEvent) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    onclose: ((event: CloseEvent) => void) | null = null
    readonly #placed: PlacedCall
    readonly #over = new AbortController()

    constructor(address: string | URL, protocols: string | string[] = []) {
      super()
      const url = new URL(address, location.href)
      this.url = url.href
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
      // Each handler takes the event of its name.
      const handlers = {
        open: this.onopen,
        message: this.onmessage,
        error: this.onerror,
        close: this.onclose,
      } as Record<string, ((event: Event) => void) | null>
      handlers[event.type]?.(event)
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
