import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { CLOSED, type LiveMessage } from '#resources/live/contract.ts'
import type { SessionOperator } from '#server/sessions/sessions.ts'
import type { Channel } from './tickets.ts'

/** A reader that has this much unread is cut off: it comes back and resumes. */
const MOST_UNREAD_BYTES = 1_000_000

/** More than a reader that comes back is told at once. */
const MOST_REMEMBERED = 1_000

/** One open socket. Numbered messages wait while those that the reader missed are still being sent. */
export class Connection {
  readonly id = randomUUID()
  readonly channel: Channel
  readonly sessionId: number
  operator: SessionOperator
  /** Answered since the last ping? */
  isAlive = true
  /** S-WS-1: what the console answered last. */
  lastAnswer: unknown = null
  private readonly socket: WebSocket
  /** The numbers of what was sent last. */
  private readonly sent = new Set<number>()
  private waiting: LiveMessage[] | null = []

  constructor(socket: WebSocket, channel: Channel, operator: SessionOperator) {
    this.socket = socket
    this.channel = channel
    this.operator = operator
    this.sessionId = operator.sessionId
  }

  /** Says hello, then what was missed, then what came up meanwhile. */
  resume(seq: number, missed: LiveMessage[]): void {
    const waiting = this.waiting ?? []
    this.waiting = null
    this.write({ type: 'hello', connection: this.id, seq })
    for (const message of [...missed, ...waiting]) this.send(message)
  }

  /** Sends a message; one whose number was sent already is left out. */
  send(message: LiveMessage): void {
    if (this.waiting) {
      this.waiting.push(message)
      return
    }
    if (message.type === 'login' && !this.isNew(message.seq)) return
    this.write(message)
  }

  /** Sends a message once more, as a line does that is not to be trusted. */
  repeat(message: LiveMessage): void {
    this.write(message)
  }

  /** Not by comparing with the highest: two instances may commit 6 before 5. */
  private isNew(seq: number): boolean {
    if (this.sent.has(seq)) return false
    this.sent.add(seq)
    const [oldest] = this.sent
    if (this.sent.size > MOST_REMEMBERED && oldest !== undefined) this.sent.delete(oldest)
    return true
  }

  private write(message: LiveMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) this.close('tooSlow')
    else this.socket.send(JSON.stringify(message))
  }

  ping(): void {
    this.isAlive = false
    this.socket.ping()
  }

  /** Closes politely, and cuts the line of a reader that does not answer. */
  close(why: keyof typeof CLOSED): void {
    this.socket.close(CLOSED[why])
    setTimeout(() => this.socket.terminate(), 2_000).unref()
  }

  terminate(): void {
    this.socket.terminate()
  }
}
