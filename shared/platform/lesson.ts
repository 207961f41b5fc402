import type { Words } from '#shared/messages.ts'

/** A place in a request that was seen, as a JSON pointer (RFC 6901): `/status`, `/request/name`, `/reply/current/version`. */
export type Pointer = `/${string}`

/** What an earlier step of the task saw at this place; `plus` adds so many to a number. */
export type Earlier = { step: string; at: Pointer; plus?: number }

/** What a place is compared with: a value, or what an earlier step saw. */
export type Against = string | number | boolean | null | Earlier

/** What must be true of a request for a step to be met by it. Every member that is given must hold. */
export type Condition = {
  at: Pointer
  is?: Against
  isNot?: Against
  /** The object here has every member of the one there, alike, but for those named, and those of a third that overrule it. */
  contains?: Earlier & { except?: readonly string[]; overruledBy?: Pointer }
  /** The value is one of those in a list that an earlier step saw, each at a place within its member. */
  among?: Earlier & { each: Pointer }
  /** A regular expression (with the flag `u`) that the text here fits. */
  matches?: string
  /** Some member of the list here meets this, or all of these, the places being within the member. */
  some?: Condition | readonly Condition[]
  /** No member of the list here meets this, the place being within the member. */
  none?: Condition
  /** How many members the list here has. */
  length?: number
  /** A number, or where an earlier step saw one. */
  atLeast?: number | Earlier
  atMost?: number | Earlier
}

/** A request that must be seen. */
export type Step = {
  /** What later steps call it. */
  name?: string
  /** What to do, or what is looked for, in a few words. */
  says: Words
  /** The operation id of the endpoint, or those of which any will do; without it, whichever. */
  endpoint?: string | readonly string[]
  /** The status, or `good` for any below 400. */
  status?: number | 'good'
  where?: readonly Condition[]
  /** So many such requests; 1 when not said. */
  times?: number
  /** Each was sent at most so long after the request before it, of this step or the one before. */
  withinSeconds?: number
  /** Each was sent at least so long after the request before it, of this step or the one before: seconds, or where an earlier reply named them. */
  afterSeconds?: number | Earlier
}

/** An exercise of a page: what the server's log of the operator's requests must show, in this order. */
export type Task = {
  id: string
  title: Words
  /** What to try when one is stuck. */
  hint: Words
  steps: readonly [Step, ...Step[]]
}
