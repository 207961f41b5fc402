import { type Call, callChannelName, type FromCaller, type FromServer } from './names.ts'

/** A new channel may not hear yet what is sent to it, and a server that is just starting may miss a call. */
const ASK_AGAIN_MS = 100

export type PlacedCall = {
  /** Whether the server was told to begin. From then on, nobody else can know what became of the call. */
  readonly isBegun: boolean
  send(message: FromCaller): void
  /** Asks again, because another server listens now. */
  again(): void
  end(): void
}

/** Asks for a server until one is ready, lets it begin, and hands over what it sends. */
export function placeCall(
  mount: string,
  shared: BroadcastChannel,
  call: Call,
  body: ArrayBuffer | null,
  receive: (message: FromServer) => void,
): PlacedCall {
  const channel = new BroadcastChannel(callChannelName(mount, call.id))
  const ask = () => shared.postMessage(call)
  let asking = setInterval(ask, ASK_AGAIN_MS)
  let isBegun = false
  const send = (message: FromCaller) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<FromServer>) => {
    if (data.type !== 'ready') return receive(data)
    if (isBegun) return
    isBegun = true
    clearInterval(asking)
    send({ type: 'begin', body })
  }
  ask()
  return {
    get isBegun() {
      return isBegun
    },
    send,
    again() {
      isBegun = false
      clearInterval(asking)
      asking = setInterval(ask, ASK_AGAIN_MS)
      ask()
    },
    end() {
      clearInterval(asking)
      channel.close()
    },
  }
}
