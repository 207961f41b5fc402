import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { LiveMessage } from '#resources/live/contract.ts'

/** Collects the messages of a socket, except those on the growth of the traffic log, which every request causes. */
export function hear(socket: WebSocket): LiveMessage[] {
  const heard: LiveMessage[] = []
  socket.on('message', text => {
    const message: LiveMessage = JSON.parse(String(text))
    if (message.type !== 'traffic') heard.push(message)
  })
  return heard
}

/** Most likely before the sweep (server/live/live.ts) finds out that they have to be, and on a machine that is busy with other things. */
const SOON = { timeout: 10_000 }

/** Sockets are closed with this code, soon. */
export async function expectClosed(opened: { socket: WebSocket; closed: Promise<number> }[], code: number) {
  await expect.poll(() => opened.every(({ socket }) => socket.readyState === WebSocket.CLOSED), SOON).toBe(true)
  for (const { closed } of opened) expect(await closed).toBe(code)
}
