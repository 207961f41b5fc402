import { callChannelName, type FromCaller, type FromServer } from '#tab/names.ts'

/** The worker's end of a call's own channel. */
export type Line = {
  send(message: FromServer): void
  receive(handle: (message: FromCaller) => unknown): void
  end(): void
}

export function openLine(mount: string, id: string): Line {
  const channel = new BroadcastChannel(callChannelName(mount, id))
  let isOpen = true
  return {
    send(message) {
      // Work may go on after its line has ended.
      if (isOpen) channel.postMessage(message)
    },
    receive(handle) {
      channel.onmessage = ({ data }: MessageEvent<FromCaller>) => handle(data)
    },
    end() {
      isOpen = false
      channel.close()
    },
  }
}
