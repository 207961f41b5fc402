import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { LiveMessage } from '#resources/live/contract.ts'

/** Collects the messages of a socket, except `traffic`, which every request causes. */
export function messagesOf(socket: WebSocket): LiveMessage[] {
  const messages: LiveMessage[] = []
  socket.on('message', text => {
    const message: LiveMessage = JSON.parse(String(text))
    if (message.type !== 'traffic') messages.push(message)
  })
  return messages
}

/** Usually shorter than the sweep (server/live/live.ts) would take, but long enough for a busy machine. */
const SOON = { timeout: 10_000 }

/** Expects that the sockets are closed with this code. */
export async function expectClosed(opened: { socket: WebSocket; closed: Promise<number> }[], code: number) {
  await expect.poll(() => opened.every(({ socket }) => socket.readyState === WebSocket.CLOSED), SOON).toBe(true)
  for (const { closed } of opened) expect(await closed).toBe(code)
}
