import { randomUUID } from 'node:crypto'
import type { Operator } from '#server/sessions/sessions.ts'
import type { Channel } from '#shared/platform/live.ts'
import { CLOSED, type LiveMessage } from '#shared/platform/live.ts'
import type { Transport } from './transport.ts'

/** A reader that has this much unread is cut off: it comes back and resumes. */
const MAX_UNREAD_BYTES = 1_000_000

/** More than a reader that resumes gets at once. */
const MAX_REMEMBERED = 1_000

/** How long a closed line has until it is cut. */
const CLOSING_MS = 2_000

/** The number that a reader resumes after, and how many it is not sent again. */
type Resumed = { after?: number | null; omitted?: number }

/** One reader. Numbered messages wait while those that it missed are still being sent. */
export class Connection {
  readonly id = randomUUID()
  readonly channel: Channel
  operator: Operator
  /** Answered since the last ping? */
  isAlive = true
  /** Nothing is sent any more. */
  isClosing = false
  /** S-WS-1: what the console answered last. */
  lastAnswer: unknown = null
  private readonly transport: Transport
  /** The numbers of what was sent last. */
  private readonly sent = new Set<number>()
  private waiting: LiveMessage[] | null = []

  constructor(transport: Transport, channel: Channel, operator: Operator) {
    this.transport = transport
    this.channel = channel
    this.operator = operator
  }

  /** Says hello, then what was missed, then what came up meanwhile. */
  resume(seq: number, missed: LiveMessage[], { after = null, omitted = 0 }: Resumed = {}): void {
    // The event of another instance may arrive only now.
    if (after !== null) this.sent.add(after)
    const waiting = this.waiting ?? []
    this.waiting = null
    this.write({ type: 'hello', connection: this.id, seq, ...(omitted > 0 && { omitted }) })
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

  /** Sends a message once more, as an unreliable network would. */
  repeat(message: LiveMessage): void {
    this.write(message)
  }

  /** Not by comparing with the highest: two instances may commit 6 before 5. */
  private isNew(seq: number): boolean {
    if (this.sent.has(seq)) return false
    this.sent.add(seq)
    const [oldest] = this.sent
    if (this.sent.size > MAX_REMEMBERED && oldest !== undefined) this.sent.delete(oldest)
    return true
  }

  private write(message: LiveMessage): void {
    if (this.isClosing) return
    if (this.transport.unreadBytes() > MAX_UNREAD_BYTES) this.close('tooSlow')
    else this.transport.send(message)
  }

  ping(): void {
    this.isAlive = this.transport.ping()
  }

  /** Closes politely, and cuts off a reader that does not answer. */
  close(why: keyof typeof CLOSED): void {
    this.isClosing = true
    this.transport.close(CLOSED[why])
    setTimeout(() => this.transport.terminate(), CLOSING_MS).unref()
  }

  terminate(): void {
    this.transport.terminate()
  }
}
