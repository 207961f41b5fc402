import type { WebSocket } from 'ws'
import type { LiveMessage } from '#resources/live/contract.ts'

/** Gathers what a socket tells, but for the growth of the traffic log, which any request brings about. */
export function hear(socket: WebSocket): LiveMessage[] {
  const heard: LiveMessage[] = []
  socket.on('message', text => {
    const message: LiveMessage = JSON.parse(String(text))
    if (message.type !== 'traffic') heard.push(message)
  })
  return heard
}
